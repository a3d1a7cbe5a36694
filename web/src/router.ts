/** The pages, named in the URL's fragment: tokens stay in the browser and never reach a server's log. */

export type Route =
  | { page: 'start' }
  | { page: 'new'; game: string }
  | { page: 'lobby' }
  | { page: 'about' }
  | { page: 'join'; table: string; invite: string }
  | { page: 'watch'; table: string; token: string | null }
  | { page: 'table'; table: string; tokens: string[] }
  | { page: 'lost'; path: string };

/** What a fragment (`#/t/<table>/<token>`) asks for. Several tokens, one for each seat held, stand with commas. */
export function parse(fragment: string): Route {
  const path = fragment.replace(/^#?\/?/, '').replace(/\/$/, '');
  const parts = path.split('/').map(decode);
  const [head, first, second] = parts;
  if (path === '') return { page: 'start' };
  if (head === 'lobby' && parts.length === 1) return { page: 'lobby' };
  if (head === 'about' && parts.length === 1) return { page: 'about' };
  if (head === 'new' && first && parts.length === 2) return { page: 'new', game: first };
  if (head === 'join' && first && second && parts.length === 3) return { page: 'join', table: first, invite: second };
  if (head === 'watch' && first && parts.length <= 3) return { page: 'watch', table: first, token: second || null };
  if (head === 't' && first && parts.length <= 3) {
    return { page: 'table', table: first, tokens: (second ?? '').split(',').filter(Boolean) };
  }
  return { page: 'lost', path };
}

/** The fragment of a route; `parse` gives the same route back. */
export function format(route: Route): string {
  const path = (...parts: string[]): string => `#/${parts.map(encodeURIComponent).join('/')}`;
  switch (route.page) {
    case 'start':
      return '#/';
    case 'lobby':
    case 'about':
      return path(route.page);
    case 'new':
      return path('new', route.game);
    case 'join':
      return path('join', route.table, route.invite);
    case 'watch':
      return route.token === null ? path('watch', route.table) : path('watch', route.table, route.token);
    case 'table': {
      const tokens = route.tokens.map(encodeURIComponent).join(',');
      return tokens === '' ? path('t', route.table) : `${path('t', route.table)}/${tokens}`;
    }
    case 'lost':
      return `#/${route.path}`;
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    return part;
  }
}
