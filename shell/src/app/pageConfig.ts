import * as z from 'zod/mini';

/** The element in which the site server tells a page how this site is set up. */
const ELEMENT_ID = 'page-config';

const pageConfigSchema = z.object({
  /** The demo's sign-ins are offered on the sign-in page. */
  demo: z.optional(z.boolean()),
  /** Seconds between two looks at the session; 0 looks only when something happens. */
  session_poll_seconds: z.optional(z.number().check(z.gte(0))),
});

export type PageConfig = { demo: boolean; session_poll_seconds: number };

/** What the site server printed into the page; each value has a default, so that none is needed. */
export function readPageConfig(): PageConfig {
  const text = document.getElementById(ELEMENT_ID)?.textContent;
  const given = z.parse(pageConfigSchema, text ? JSON.parse(text) : {});
  return { demo: given.demo ?? false, session_poll_seconds: given.session_poll_seconds ?? 0 };
}
