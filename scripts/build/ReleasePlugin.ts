import webpack, { type Compilation, type Compiler } from 'webpack';
import {
  type ManifestRoute,
  RELEASE_PATH,
  type ReleaseFile,
  type ReleaseRoute,
  type ReleaseManifest,
  type RemoteManifest,
  type RemoteRelease,
} from '@cpa/shared/contracts';
import { integrityOf, releaseVersion } from '../../shell/server/releases/index.ts';
import { compileMessages } from './compileMessages.ts';
import { arePseudoTextsOn } from './pseudoTexts.ts';
import { isCompressedCopy } from './CompressPlugin.ts';
import { HEADS_FILE, SERVER_FILE } from './ServerPlugin.ts';
import { isShared } from './ContractPlugin.ts';
import type { PortalPackage } from './package.ts';
import { type PlatformContract, requiredRange } from './providedModules.ts';

export type ReleaseOptions = {
  part: PortalPackage;
  /** Name of the entry. */
  entry: string;
  /** Chunks that every route needs in addition to the entry. */
  initial: string[];
  /** Shell only: version of the platform contract. */
  platform?: string;
  /** Shell only: each lazy shared module, with its chunk. */
  sharedModules?: Record<string, string>;
  /** Shell only: version of each shared module. */
  provides?: Record<string, string>;
  /** Shell only: content of the platform contract. */
  offers?: RemoteRelease['offers'];
  /** Remotes only: shared modules of the shell. The release lists those that it needs, each route the lazy ones. */
  contract?: PlatformContract;
  /** Remotes only: returns the size of the scripts and style sheets; undefined in development. */
  size?: () => RemoteRelease['size'];
  /** A remote's manifest. */
  manifest?: RemoteManifest;
  /** Routes and their chunks. Default: those of the manifest. */
  routes?: ManifestRoute[];
};

/** Writes `release.json`: every file with its hash, and the files that each route needs first. */
export class ReleasePlugin {
  readonly #options: ReleaseOptions;

  constructor(options: ReleaseOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ReleasePlugin', (compilation) => {
      // After content hashes are final, so that no file changes after it was hashed.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ReleasePlugin', stage }, () => {
        const release = this.#release(compilation);
        compilation.emitAsset(
          'release.json',
          new webpack.sources.RawSource(`${JSON.stringify(release, null, 1)}\n`),
        );
      });
    });
  }

  #release(compilation: Compilation): RemoteRelease {
    const { part, entry } = this.#options;
    const entryFiles = [...(compilation.entrypoints.get(entry)?.getEntrypointChunk().files ?? [])];
    const entryFile = entryFiles.find(isScript) ?? '';
    const initial = this.#options.initial.flatMap((name) => chunkFiles(compilation, name, part));
    const known = new Set([entryFile, ...initial]);
    const { manifest, platform } = this.#options;
    const size = this.#options.size?.();
    for (const { slot, chunk } of manifest?.slots ?? []) chunkFiles(compilation, chunk, part, `Slot ${slot}`);
    const listed = this.#options.routes ?? manifest?.routes ?? [];
    const routes = listed.map(({ path, chunk }): ReleaseRoute => {
      const all = chunkFiles(compilation, chunk, part, `Route ${path}`);
      const files = all.filter((file) => !known.has(file));
      const shared = this.#sharedModulesOf(compilation, chunk);
      const route = { path, scripts: files.filter(isScript), styles: files.filter(isStyle) };
      return shared.length > 0 ? { ...route, shared } : route;
    });
    const sharedModules = Object.entries(this.#options.sharedModules ?? {}).map(([module, chunk]) => {
      const own = chunkFiles(compilation, chunk, part).filter((file) => !known.has(file));
      return { module, scripts: own.filter(isScript), styles: own.filter(isStyle) };
    });
    const files = compilation
      .getAssets()
      .filter(({ name }) => !isLeftOut(name))
      .map((asset) => releaseFile(asset, compilation))
      .sort((a, b) => (a.path < b.path ? -1 : 1));
    const heads = compilation.getAsset(HEADS_FILE);
    const server = compilation.getAsset(SERVER_FILE);
    const content = {
      container: part.container,
      contract: part.contract,
      entry: entryFile,
      initial: [...new Set(initial)],
      files,
      routes,
      ...(heads && { heads: fileOf(heads) }),
      ...(server && { server: fileOf(server) }),
      ...(manifest && { manifest: compiledManifest(manifest) }),
      ...(this.#options.contract && { requires: requiredModules(compilation, this.#options.contract) }),
      ...(this.#options.provides && { provides: this.#options.provides }),
      ...(platform !== undefined && { platform }),
      ...(this.#options.offers && { offers: this.#options.offers }),
      ...(sharedModules.length > 0 && { shared_modules: sharedModules }),
      ...(size && { size }),
    };
    return { name: part.name, version: releaseVersion(content), ...content };
  }

  /** Returns the lazy shared modules that a route imports, so that the document preloads them with the route. */
  #sharedModulesOf({ namedChunkGroups, chunkGraph }: Compilation, name: string): string[] {
    const shared = this.#options.contract?.modules ?? {};
    const lazy = Object.keys(shared).filter((key) => shared[key]?.isLazy);
    const chunks = namedChunkGroups.get(name)?.chunks ?? [];
    const modules = chunks.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]);
    const wanted = new Set(modules.filter(isShared).map(({ options }) => options.shareKey));
    return lazy.filter((key) => wanted.has(key));
  }
}

/** Returns the shared modules that the code imports, with the ranges that the federation runtime checks in a page. */
function requiredModules({ modules }: Compilation, contract: PlatformContract): Record<string, string> {
  const keys = new Set([...modules].filter(isShared).map(({ options }) => options.shareKey));
  return Object.fromEntries(
    [...keys].sort().flatMap((key) => {
      const provided = contract.modules[key];
      return provided ? [[key, requiredRange(provided)]] : [];
    }),
  );
}

/** Distinguishes files that a release lists elsewhere, or does not contain, from those of pages. */
const isLeftOut = (name: string): boolean =>
  name.endsWith('.map') || isCompressedCopy(name) || name === HEADS_FILE || name === SERVER_FILE;

const isScript = (file: string): boolean => file.endsWith('.js');
const isStyle = (file: string): boolean => file.endsWith('.css');

/** Files of a named chunk and of the chunks split from it. Fails the build when no chunk has the name. */
function chunkFiles(compilation: Compilation, name: string, part: PortalPackage, user?: string): string[] {
  const group = compilation.namedChunkGroups.get(name);
  if (group) return group.getFiles().filter((file) => isScript(file) || isStyle(file));
  const problem = user
    ? `${user} of ${part.name} names chunk "${name}"`
    : `${part.name} has no chunk "${name}"`;
  compilation.errors.push(
    new webpack.WebpackError(`${problem}, but no import() in src says /* webpackChunkName: "${name}" */.`),
  );
  return [];
}

function compiledManifest(manifest: RemoteManifest): ReleaseManifest {
  const messages = Object.entries(manifest.messages).map(
    ([locale, texts]) => [locale, compileMessages(texts, locale === 'en' && arePseudoTextsOn())] as const,
  );
  return { ...manifest, messages: Object.fromEntries(messages) };
}

/** Fails the build for a file that the site server does not serve, such as TypeScript that webpack only copied. */
function releaseFile(asset: Parameters<typeof fileOf>[0], compilation: Compilation): ReleaseFile {
  if (!RELEASE_PATH.test(asset.name)) {
    const advice = 'A script is built by import() or new TrustedWorker(): see `worker` in baseConfig.ts.';
    compilation.errors.push(
      new webpack.WebpackError(`${asset.name} has no type that a release may contain. ${advice}`),
    );
  }
  return fileOf(asset);
}

function fileOf({ name, source }: { name: string; source: webpack.sources.Source }): ReleaseFile {
  const content = source.buffer();
  return { path: name, integrity: integrityOf(content), bytes: content.length };
}
