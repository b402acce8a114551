/**
 * Limits of the site server per IPv4 address or IPv6 network and minute. Its processes have no database, so the API
 * counts for all of them. A process reports its requests in groups of `group`: frequent and anonymous requests cost no
 * database write each, and one process can exceed a limit by less than one group.
 */
export const siteLimits = {
  'sign-in': { max: 30, group: 1 },
  log: { max: 30, group: 1 },
  /** A page sends one report per remote, page and kind of failure. */
  report: { max: 30, group: 5 },
  vitals: { max: 30, group: 5 },
  /** An open page reads every ten seconds. */
  'operator-read': { max: 120, group: 10 },
  'operator-change': { max: 30, group: 1 },
  'operator-check': { max: 6, group: 1 },
  'portal-call': { max: 120, group: 10 },
  /** A release has up to 250 files. */
  'portal-file': { max: 1200, group: 100 },
} as const satisfies Record<string, { max: number; group: number }>;

export type SiteRequestKind = keyof typeof siteLimits;

export const siteRequestKinds = Object.keys(siteLimits) as [SiteRequestKind, ...SiteRequestKind[]];

/** Highest number of requests that one call reports. */
export const MAX_SITE_REQUEST_GROUP = 100;
