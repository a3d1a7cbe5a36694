"""Runs migrations on the connection that `magemoot.server.opening.migrate` hands over."""

from alembic import context

from magemoot.server.schema import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,
    compare_type=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
