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
    const { document } = await withFilesUrl(source, { filesUrl }).current();
    expect(document.remotes).toEqual([
      { ...remote, base_url: `${filesUrl}${remote.base_url}`, mirror_urls: [remote.base_url] },
    ]);
  },
);

const mirrorUrl = 'https://mirror.example.aw';

test.each([
  ['the site', undefined, remote.base_url, []],
  [
    'the files URL',
    'https://files.example.aw',
    `https://files.example.aw${remote.base_url}`,
    [remote.base_url],
  ],
])(
  'remotes that do not load from %s are loaded from the mirror',
  async (_first, filesUrl, base_url, rest) => {
    const { document } = await withFilesUrl(source, { filesUrl, mirrorUrl }).current();
    expect(document.remotes).toEqual([
      { ...remote, base_url, mirror_urls: [`${mirrorUrl}${remote.base_url}`, ...rest] },
    ]);
  },
);
