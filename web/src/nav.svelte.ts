import { format, parse, type Route } from './router.ts';

/** The page shown. */
class Nav {
  route = $state.raw<Route>(parse(globalThis.location?.hash ?? ''));

  constructor() {
    globalThis.addEventListener?.('hashchange', () => (this.route = parse(location.hash)));
  }

  go(route: Route): void {
    location.hash = format(route);
  }

  /** Goes there without a step to come back to. */
  replace(route: Route): void {
    history.replaceState(null, '', format(route));
    this.route = route;
  }
}

export const nav = new Nav();

/** The whole link to a route, fit to be sent to somebody. */
export function link(route: Route): string {
  return `${location.origin}${location.pathname}${format(route)}`;
}
