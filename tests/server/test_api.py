"""Requests made up from the contract: whatever comes, the server answers as it says there."""

from __future__ import annotations

from typing import Any

import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import allow_header_conformance, positive_data_acceptance

import magemoot
from magemoot.server import contract
from tests.server.support import Place

schema = schemathesis.openapi.from_dict(contract.document(magemoot.games()))


@schema.parametrize()
@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
def test_no_request_breaks_the_contract(case: Any, place: Place) -> None:
    # Made-up games, levels and journals are refused, which is documented; and an address whose methods have handlers of
    # their own answers OPTIONS for one of them.
    case.call_and_validate(base_url=place.address, excluded_checks=[positive_data_acceptance, allow_header_conformance])
