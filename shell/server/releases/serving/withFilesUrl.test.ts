import { expect, test } from '@jest/globals';
import { anActiveRemote, aShellRelease } from '../../testing/siteFixture.ts';
import { withFilesUrl } from './withFilesUrl.ts';

const remote = anActiveRemote();
const source = {
  current: async () => ({ shell: aShellRelease(), document: { revision: 1, remotes: [remote] } }),
};

test.each(['https://files.example.aw', 'https://cdn.example.aw/portal/files'])(
  'remotes are loaded from %s first, then from the site',
  async (filesUrl) => {
    const { document } = await withFilesUrl(source, filesUrl).current();
    expect(document.remotes).toEqual([
      { ...remote, base_url: `${filesUrl}${remote.base_url}`, mirror_urls: [remote.base_url] },
    ]);
  },
);
