import type { RemoteHeads } from '@cpa/shared/remote';

/** Document heads of the pages that search engines may index. Runs in the site server. */
export default {
  '/plans': ({ path, query }) => ({
    status: 200,
    title: 'Plans',
    description: 'What it costs to post a vacancy in Aruba, and what you get for it.',
    ...(query.size === 0 && { canonical: path }),
  }),
} satisfies RemoteHeads;
