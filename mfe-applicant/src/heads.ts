import type { RemoteHeads } from '@cpa/shared/remote';

/** Document heads of the pages that search engines may index. Runs in the site server. */
export default {
  '/cv-builder': ({ path, query }) => ({
    status: 200,
    title: 'CV builder',
    description: 'Create a professional resume in minutes with our easy CV Builder.',
    ...(query.size === 0 && { canonical: path }),
  }),
} satisfies RemoteHeads;
