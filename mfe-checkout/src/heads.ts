import { packagesSchema } from '@cpa/shared/contracts';
import type { RemoteHeads } from '@cpa/shared/remote';
import * as z from 'zod/mini';

/** Document heads of the pages for every visitor. Runs in the site server. */
export default {
  '/plans': ({ path, query }) => ({
    status: 200,
    title: 'Plans',
    description: 'What it costs to post a vacancy in Aruba, and what you get for it.',
    ...(query.size === 0 && { canonical: path }),
  }),
  // Without a canonical URL: a form that repeats what the list of plans says.
  '/plans/:id': async ({ params, fetchJson }) => {
    const { packages } = z.parse(packagesSchema, await fetchJson('/packages'));
    const plan = packages.find(({ id }) => String(id) === params['id']);
    return plan ? { status: 200, title: 'Plan', description: plan.summary } : { status: 404 };
  },
  // Without a canonical URL, search engines do not index it.
  '/cart': () => ({ status: 200, title: 'Cart' }),
} satisfies RemoteHeads;
