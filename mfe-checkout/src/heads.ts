import { type Locale, packagesSchema } from '@cpa/shared/contracts';
import type { RemoteHeads } from '@cpa/shared/remote';
import * as z from 'zod/mini';

const PLAN: Record<Locale, string> = { en: 'Plan', pap: 'Plan', nl: 'Pakket', es: 'Plan' };

/** Document heads that need data of the API; the manifest states the others. Runs in the site server. */
export default {
  // Without a canonical URL: a form that repeats the list of plans.
  '/plans/:id': async ({ params, locale, fetchJson }) => {
    const { packages } = z.parse(packagesSchema, await fetchJson('/packages'));
    const plan = packages.find(({ id }) => String(id) === params['id']);
    return plan ? { status: 200, title: PLAN[locale], description: plan.summary } : { status: 404 };
  },
} satisfies RemoteHeads;
