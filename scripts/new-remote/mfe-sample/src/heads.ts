import type { RemoteHeads } from '@cpa/shared/remote';

/** Document heads of the pages that search engines may index. Runs in the site server: no browser API, no Node API. */
export default {
  '/sample': ({ path }) => ({
    status: 200,
    title: 'Sample',
    description: 'Every sector of the labour market in Aruba.',
    canonical: path,
  }),
} satisfies RemoteHeads;
