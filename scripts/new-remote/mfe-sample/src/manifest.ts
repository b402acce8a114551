import type { RemoteManifestInput } from '@cpa/shared/contracts';

const manifest: RemoteManifestInput = {
  routes: [{ path: '/sample', chunk: 'home' }],
  messages: { en: {} },
};

export default manifest;
