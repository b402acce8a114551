import type { OpenIdProvider, Operator, PageSession } from '@cpa/shared/contracts';
import * as z from 'zod/mini';

/** Element that the site server prints the configuration into. */
const ELEMENT_ID = 'page-config';

const realtimeSchema = z.object({ key: z.string(), host: z.string(), port: z.int(), tls: z.boolean() });

const destinationSchema = z.object({ path: z.string(), title: z.string() });

/** Page that a sign-in page returns to, as its document names it. */
export type Destination = z.infer<typeof destinationSchema>;

/** Realtime server, with the key of our application. */
export type RealtimeServer = z.infer<typeof realtimeSchema>;

const operatorSchema = z.object({
  name: z.string(),
  address: z.string(),
  phone: z.optional(z.string()),
  email: z.optional(z.string()),
  registration: z.optional(z.string()),
});

const pageConfigSchema = z.object({
  /** True offers the demo accounts on the sign-in page. */
  demo: z.optional(z.boolean()),
  /** Absent: no realtime events. */
  realtime: z.optional(realtimeSchema),
  /** Services that sign in with OpenID Connect. Not parsed: the site server knows which are configured. */
  sign_in_with: z.optional(z.custom<OpenIdProvider[]>()),
  /** Seconds between two session checks; 0 checks on events only. */
  session_poll_seconds: z.optional(z.number().check(z.gte(0))),
  /** True registers the service worker, which caches a page for offline use. */
  service_worker: z.optional(z.boolean()),
  /** Names of the releases that are a preview which only this visitor sees, separated by spaces. */
  preview: z.optional(z.string()),
  /** Remotes whose web vitals the page reports, because they have a canary. */
  canaries: z.optional(z.array(z.string())),
  /** Page that the sign-in page of this document returns to. */
  destination: z.optional(destinationSchema),
  /** Operator of the site. */
  operator: z.optional(operatorSchema),
  /** Version of the shell that rendered the document. */
  shell: z.optional(z.string()),
  /** Signed-in user that the document was made for. Not parsed: the site server has read it with its schema. */
  session: z.optional(z.custom<PageSession>()),
});

export type PageConfig = {
  demo: boolean;
  realtime: RealtimeServer | null;
  sign_in_with: OpenIdProvider[];
  session_poll_seconds: number;
  service_worker: boolean;
  preview: string | null;
  canaries: string[];
  destination: Destination | null;
  operator: Operator | null;
  shell: string;
  session: PageSession | null;
};

/** Reads the page's configuration. Every value has a default. */
export function readPageConfig(): PageConfig {
  const text = document.getElementById(ELEMENT_ID)?.textContent;
  const given = z.parse(pageConfigSchema, text ? JSON.parse(text) : {});
  return {
    demo: given.demo ?? false,
    realtime: given.realtime ?? null,
    sign_in_with: given.sign_in_with ?? [],
    session_poll_seconds: given.session_poll_seconds ?? 0,
    service_worker: given.service_worker ?? false,
    preview: given.preview ?? null,
    canaries: given.canaries ?? [],
    destination: given.destination ?? null,
    operator: given.operator ?? null,
    shell: given.shell ?? '',
    session: given.session ?? null,
  };
}
