import * as z from 'zod/mini';
import { journeySchema } from './journey.ts';
import { localeSchema } from './values.ts';

/** Absolute path or react-router pattern, for example `/vacancies/:id`. */
const pathSchema = z.string().check(z.regex(/^\//));

/** Key of `messages`, for example `nav.vacancies`. */
const messageKeySchema = z.string().check(z.regex(/^[a-z][\w.-]*$/));

/** Key of a message without placeholders that only documents contain: browsers do not receive it. */
const headKeySchema = z.string().check(z.regex(/^head\.[\w.-]*$/));

const identifierSchema = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/));

const orderSchema = z.number();

const visitorRoleSchema = z.enum(['visitor', 'recruiter', 'applicant']);

/** A role for menus and slots; `visitor` is a user who is signed out. */
export type VisitorRole = z.infer<typeof visitorRoleSchema>;

/** Outline of a page until its code and its data have loaded. The shell draws it, on the server and in the browser. */
const frameSchema = z.strictObject({
  /** `sidebar` and `rail` have the navigation `area` beside the page, on phones as a tab bar; `bare` has none. */
  area: z.enum(['sidebar', 'rail', 'bare']),
  /** False for a page of an area that has its own bar at the bottom of a phone. Default: true. */
  hasPhoneBar: z.optional(z.boolean()),
  /** ICU message with `{name}` and `{firstName}`, those of the signed-in user. */
  heading: messageKeySchema,
  /**
   * ICU message below the name of the recruiter's company: with `{membership}`, and the counts of the session as numbers.
   */
  owner: z.optional(messageKeySchema),
  /** True for a page with a line below the heading. */
  hasSubtitle: z.optional(z.boolean()),
  /** True for a page with a card above its content while a company waits for the applicant. */
  hasAwaitedCard: z.optional(z.boolean()),
  /** True for a sidebar that is a rail on screens below 1024 px. */
  isRailOnTablets: z.optional(z.boolean()),
  /** True for a heading that changes once the data has loaded: it is outlined too. */
  isHeadingUnknown: z.optional(z.boolean()),
  /** Rows are named by their height in pixels. */
  shape: z.enum(['rows-46', 'rows-60', 'rows-76', 'cards', 'form', 'detail', 'receipt', 'text']),
  /** Width of the column beside the shape in pixels. Absent: none. */
  aside: z.optional(z.int().check(z.gte(200), z.lte(480))),
  /** Width of `AreaLayout`. Default: `wide`. */
  width: z.optional(z.enum(['narrow', 'wide', 'window'])),
});
export type ManifestFrame = z.infer<typeof frameSchema>;

/** Document head of a page that is the same for every visitor. */
const headSchema = z.strictObject({
  /** Default: the heading of the frame. */
  title: z.optional(headKeySchema),
  description: z.optional(headKeySchema),
  /** True for a page that search engines index, at its path, with `page` if the route reads it. */
  isIndexed: z.optional(z.boolean()),
  /** Language of the text, whose URL search engines list. Absent: it exists in every language of the site. */
  language: z.optional(localeSchema),
  /** RSS feed of the items that the page lists. */
  feed: z.optional(z.strictObject({ title: headKeySchema, href: pathSchema })),
});

const routeSchema = z.strictObject({
  path: pathSchema,
  /** `webpackChunkName` of the lazy route, preloaded with the document. */
  chunk: z.string(),
  /** Role that the page requires. Absent: open to everyone. */
  role: z.optional(z.enum(['recruiter', 'applicant'])),
  /** A navigation between two pinned pages of one remote never takes a newer release, for example within a payment. */
  isPinned: z.optional(z.boolean()),
  /** True for a page of an area with a sidebar: the header takes the whole width of the window, as the page does. */
  isArea: z.optional(z.boolean()),
  /** True renders the page on the site server, without a session. Its module must then run in Node. */
  isServerRendered: z.optional(z.boolean()),
  /** Query parameters that the page reads. A rendered page with others is not cached. Default: none. */
  query: z.optional(z.array(z.string())),
  /** Roles whose users land here after signing in without a destination. One page for each role of the whole site. */
  landingFor: z.optional(z.array(z.enum(['recruiter', 'applicant']))),
  /** Absent in older releases. */
  frame: z.optional(frameSchema),
  /**
   * Paths of the API that a page with a role reads first, with the parameters of `path` and a fixed query, for example
   * `/recruiter/vacancy/:id`. The document of an URL without a query requests them before any code has arrived.
   * Default: none.
   */
  reads: z.optional(z.array(pathSchema)),
  /** Absent: the head module of the remote decides; without one, search engines do not index the page. */
  head: z.optional(headSchema),
});
export type ManifestRoute = z.infer<typeof routeSchema>;

const navigationEntrySchema = z.strictObject({
  /**
   * `main` is also the phone's menu; `phone` is shown there only; `header` shows an icon beside the account;
   * `notifications` is the settings link of the notification list; `area` is the sidebar and the tab bar.
   */
  menu: z.enum(['main', 'phone', 'header', 'account', 'footer', 'notifications', 'area']),
  label: messageKeySchema,
  /** A URL of the site; with `isDocument` one that the router does not know, as a feed. */
  path: pathSchema,
  isDocument: z.optional(z.boolean()),
  /** Roles that see the entry. Absent: all. */
  roles: z.optional(z.array(visitorRoleSchema)),
  /** Ascending; entries of all remotes share one scale per menu. */
  order: orderSchema,
  /** `d` attributes of the paths of a 24 × 24 stroked icon. */
  icon: z.optional(z.array(z.string())),
  isAccented: z.optional(z.boolean()),
  /** In `area`: true if pages below `path` have their own entry. */
  isExact: z.optional(z.boolean()),
  /** In `area`: shown in the tab bar of a phone; the others are in its menu. */
  isInPhoneBar: z.optional(z.boolean()),
  /** In `header`: an outlined button with icon and label, on wide screens only. */
  isButton: z.optional(z.boolean()),
  /** Name of a badge shown on the entry. */
  badge: z.optional(identifierSchema),
  /** True hides the entry while its badge is 0. */
  isHiddenWithoutBadge: z.optional(z.boolean()),
});
export type NavigationEntry = z.infer<typeof navigationEntrySchema>;

const eventSchema = z.strictObject({
  /** Realtime event on `private-user.{id}`, without a leading dot. */
  name: identifierSchema,
  /** JSON Schema of the payload. The handler parses it; the document only describes it. */
  payload: z.record(z.string(), z.unknown()),
  /** `always` loads the remote to deliver the event; `loaded` (default) delivers it only to a loaded remote. */
  delivery: z.optional(z.enum(['always', 'loaded'])),
  /** True for an event of another remote that this one receives as well. Without it the remote owns the event. */
  isListener: z.optional(z.boolean()),
});

const notificationSchema = z.strictObject({
  /** Kind that the API writes, for example `new-applicant`. Each kind belongs to one remote. */
  kind: identifierSchema,
  /** ICU message with the values of the notification and `{count}`, the events since it was last read. */
  title: messageKeySchema,
  /** Second line, with the same values. */
  text: z.optional(messageKeySchema),
  /** `d` attributes of the paths of a 24 × 24 stroked icon. */
  icon: z.array(z.string()),
  /** Link, with values of the notification as `:name`, for example `/vacancies/:vacancy_id`. */
  path: pathSchema,
  /** Roles that see it. Absent: all that receive it. */
  roles: z.optional(z.array(z.enum(['recruiter', 'applicant']))),
});
export type ManifestNotification = z.infer<typeof notificationSchema>;

const badgeSchema = z.strictObject({
  name: identifierSchema,
  /** ICU message with `{count}`, for screen readers. Absent: the number. */
  label: z.optional(messageKeySchema),
  /** Name of the count in `waiting.counts` of the profile. Absent: the browser stores the count. */
  count: z.optional(z.string()),
  /** True for news: an entry of an area shows the label instead of the number, for example `3 new`. */
  isNews: z.optional(z.boolean()),
});

const slotSchema = z.strictObject({
  /** Slot of the shell or of another remote, for example `frame.footer`. */
  slot: z.string().check(z.regex(/^[a-z-]+\.[a-z-]+$/)),
  /** `webpackChunkName` of the component. */
  chunk: z.string(),
  roles: z.optional(z.array(visitorRoleSchema)),
  order: orderSchema,
});

/** Shown while the remote cannot load, in this order. Needs no code of the remote and no network. */
const fallbackBlockSchema = z.union([
  z.strictObject({ kind: z.literal('text'), text: messageKeySchema, isStrong: z.optional(z.boolean()) }),
  z.strictObject({ kind: z.literal('link'), label: messageKeySchema, path: pathSchema }),
  /** A GET form that leads to a new document and keeps the query of the current URL. */
  z.strictObject({
    kind: z.literal('search'),
    path: pathSchema,
    parameter: z.string(),
    label: messageKeySchema,
    button: messageKeySchema,
  }),
  /** Links that the remote stored with `host.fallback.setLinks`. */
  z.strictObject({ kind: z.literal('links'), title: messageKeySchema }),
]);
export type FallbackBlock = z.infer<typeof fallbackBlockSchema>;

/** A GET form that leads to `path` with the query in `parameter`. */
const searchSchema = z.strictObject({
  path: pathSchema,
  parameter: z.string(),
  label: messageKeySchema,
  button: messageKeySchema,
});
export type ManifestSearch = z.infer<typeof searchSchema>;

const apiSchema = z.strictObject({
  /** Path below `/api`, for example `/recruiter/scraped-vacancies`. */
  prefix: pathSchema,
  /** Milliseconds until the site server ends a call that has no response. */
  timeout_ms: z.int().check(z.gte(1000), z.lte(120_000)),
});

/** Trusted Types policies that the shell creates. */
export const SHELL_POLICIES: readonly string[] = ['pdf-js', 'release-file', 'service-worker', 'watchdog'];

/** The browser has its own policy, `default`. A repeated name would need `allow-duplicates`. */
const trustedTypesSchema = z.array(identifierSchema).check(
  z.refine((names) => !names.some((name) => ['default', ...SHELL_POLICIES].includes(name)), {
    error: `The Trusted Types policies default, ${SHELL_POLICIES.join(', ')} are reserved.`,
  }),
  z.refine((names) => new Set(names).size === names.length, {
    error: 'A Trusted Types policy is listed twice.',
  }),
);

/**
 * `src/manifest.ts` of a remote: everything that the shell, the site server and other remotes know about its pages.
 * The build validates it and writes it into `release.json`; unknown keys are rejected.
 */
export const remoteManifestSchema = z.strictObject({
  routes: z.array(routeSchema).check(z.minLength(1)),
  navigation: z._default(z.array(navigationEntrySchema), []),
  events: z._default(z.array(eventSchema), []),
  badges: z._default(z.array(badgeSchema), []),
  notifications: z._default(z.array(notificationSchema), []),
  slots: z._default(z.array(slotSchema), []),
  /** Link targets for other remotes: name → URL of an own page with `:name` for values. `host.links.to` fills it in. */
  links: z._default(z.record(identifierSchema, pathSchema), {}),
  fallback: z._default(z.array(fallbackBlockSchema), []),
  /** Search form on the 404 page. The site shows the first one. */
  search: z.optional(searchSchema),
  /** Locale → message key → ICU message. `en` is complete; other locales fall back to it. */
  messages: z.record(z.string(), z.record(messageKeySchema, z.string())),
  /** Prefixes with another timeout than the site server's default. */
  api: z._default(z.array(apiSchema), []),
  /** Trusted Types policies that the remote creates, each once per document. The site's CSP allows no other. */
  trusted_types: z._default(trustedTypesSchema, []),
  /** User journeys through the pages that a release of this or of another remote must not break. */
  journeys: z.optional(z.array(journeySchema).check(z.maxLength(10))),
  /** Rebuilds that a release needs before it is activated, unless the operator has set another number. */
  attestations: z.optional(z.int().check(z.gte(0), z.lte(2))),
});
/** A validated manifest. */
export type RemoteManifest = z.output<typeof remoteManifestSchema>;
/** A manifest as a remote writes it. */
export type RemoteManifestInput = z.input<typeof remoteManifestSchema>;

/**
 * A manifest in `release.json`. `messages` are compiled by the build, as `*.messages.json` are, so that the browser
 * needs no ICU parser.
 */
export const releaseManifestSchema = z.extend(remoteManifestSchema, {
  messages: z.record(z.string(), z.record(messageKeySchema, z.union([z.string(), z.array(z.unknown())]))),
});
export type ReleaseManifest = z.output<typeof releaseManifestSchema>;

/** Lists and records that a manifest may leave out. */
export const NO_ENTRIES = {
  navigation: [],
  events: [],
  badges: [],
  notifications: [],
  slots: [],
  links: {},
  fallback: [],
  api: [],
  trusted_types: [],
};

export const completeManifest = (manifest: z.input<typeof releaseManifestSchema>): ReleaseManifest =>
  ({ ...NO_ENTRIES, ...manifest }) as ReleaseManifest;
