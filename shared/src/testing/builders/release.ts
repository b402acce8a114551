import { type ReleaseManifest, activeRemoteSchema, releaseDocumentSchema } from '../../contracts/index.ts';
import { builder } from './builder.ts';

/** Valid format; matches no file. */
const INTEGRITY = `sha384-${'A'.repeat(64)}`;

/** Manifest in a release, where messages are compiled. Without overrides it has no pages, which no schema accepts. */
export const aManifest = (overrides: Partial<ReleaseManifest> = {}): ReleaseManifest => ({
  routes: [],
  navigation: [],
  events: [],
  badges: [],
  notifications: [],
  slots: [],
  links: {},
  fallback: [],
  messages: { en: {} },
  api: [],
  trusted_types: [],
  ...overrides,
});

/** Active remote with one route; the URLs are derived from `name` and `version`. */
export const anActiveRemote = builder(activeRemoteSchema)(
  ({ name = 'mfe-public', version = '1a2b3c4d' }) => ({
    name,
    container: name.replaceAll('-', '_'),
    version,
    contract: '^5.0.0',
    entry: 'remoteEntry.js',
    initial: ['module.js'],
    files: ['remoteEntry.js', 'module.js', 'vacancies.js', 'vacancies.css'].map((path) => ({
      path,
      integrity: INTEGRITY,
      bytes: 1000,
    })),
    routes: [{ path: '/vacancies', scripts: ['vacancies.js'], styles: ['vacancies.css'] }],
    manifest: aManifest({ routes: [{ path: '/vacancies', chunk: 'vacancies' }] }),
    base_url: `/remotes/${name}/${version}/`,
    mirror_urls: [`/remotes-mirror/${name}/${version}/`],
  }),
);

/** The release document, with one remote. */
export const aReleaseDocument = builder(releaseDocumentSchema)(() => ({
  revision: 1,
  remotes: [anActiveRemote()],
}));
