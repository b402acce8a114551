import * as z from 'zod/mini';

/** The element in which the site server tells a page how this site is set up. */
const ELEMENT_ID = 'page-config';

const realtimeSchema = z.object({ key: z.string(), host: z.string(), port: z.int(), tls: z.boolean() });

/** The realtime server, and the name of our application there. */
export type RealtimeAddress = z.infer<typeof realtimeSchema>;

const pageConfigSchema = z.object({
  /** The demo's sign-ins are offered on the sign-in page. */
  demo: z.optional(z.boolean()),
  /** Where news for whoever is signed in comes from; without it there are none. */
  realtime: z.optional(realtimeSchema),
  /** Seconds between two looks at the session; 0 looks only when something happens. */
  session_poll_seconds: z.optional(z.number().check(z.gte(0))),
  /** A document is kept for when there is no network. */
  service_worker: z.optional(z.boolean()),
  /** The version of the shell that the page was made with. */
  shell: z.optional(z.string()),
});

export type PageConfig = {
  demo: boolean;
  realtime: RealtimeAddress | null;
  session_poll_seconds: number;
  service_worker: boolean;
  shell: string;
};

/** What the site server printed into the page; each value has a default, so that none is needed. */
export function readPageConfig(): PageConfig {
  const text = document.getElementById(ELEMENT_ID)?.textContent;
  const given = z.parse(pageConfigSchema, text ? JSON.parse(text) : {});
  return {
    demo: given.demo ?? false,
    realtime: given.realtime ?? null,
    session_poll_seconds: given.session_poll_seconds ?? 0,
    service_worker: given.service_worker ?? false,
    shell: given.shell ?? '',
  };
}
