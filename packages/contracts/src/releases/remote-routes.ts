/** Routes by remote: a route such as `/portal` covers that path and all paths below it. */
export type RemoteRoutes = Readonly<Record<string, readonly string[]>>;

const isUnder = (path: string, route: string): boolean =>
  route === '/' || path === route || path.startsWith(`${route}/`);

const isBelow = (path: string, route: string): boolean => route !== '/' && path.startsWith(`${route}/`);

/** The remote with the best match for a path, which is the longest route; undefined if none matches. */
export const remoteAt = (routes: RemoteRoutes, path: string): string | undefined => {
  const fitting = Object.entries(routes).flatMap(([remote, own]) =>
    own.filter((route) => isUnder(path, route)).map((route) => ({ remote, length: route.length })),
  );
  return fitting.toSorted((one, other) => other.length - one.length)[0]?.remote;
};

/**
 * The route of another remote that these routes, or addresses below it, would take over; undefined if none. The site's `/` does
 * not own what lies below it. What the remote has live stays its own, also below a route that another remote took later.
 */
export const findTakenRoute = (
  routes: RemoteRoutes,
  remote: string,
  wanted: readonly string[],
): { route: string; owner: string } | undefined => {
  const others = wanted.filter((one) => remoteAt(routes, one) !== remote);
  for (const [owner, own] of Object.entries(routes)) {
    const route = own.find((taken) => others.some((one) => one === taken || isBelow(one, taken)));
    if (owner !== remote && route !== undefined) return { route, owner };
  }
  return undefined;
};
