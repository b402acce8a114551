import { existsSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Compiler, type Configuration, type EntryObject } from 'webpack';
import { codeRules } from './baseConfig.ts';
import { bundleModules } from './bundleModules.ts';
import type { PortalPackage } from './package.ts';
import { serverStyleRules } from './styles.ts';

/** Path of the module in a release that returns document heads. */
export const HEADS_FILE = 'server/heads.cjs';

/** Path of the module in a release that renders pages on the site server. */
export const SERVER_FILE = 'server/pages.cjs';

/** Layer of the head module, which contains all that it imports. */
const HEADS_LAYER = 'heads';

export type ServerBuild = {
  part: PortalPackage;
  /** Source of the module that renders pages, relative to the package. Without one, the site server renders none. */
  pages?: string | undefined;
  /** Source of the document heads, relative to the package. Without the file, pages have no heads. */
  heads?: string;
  /** Modules that the caller of `pages` provides. */
  provided?: readonly string[];
  /** True for the shell, whose assets have a fixed URL. */
  isShell?: boolean;
};

/** Import that webpack resolves; only the fields that we read. */
type ExternalRequest = { request?: string; contextInfo?: { issuerLayer?: string | null } };

/** Bundles the modules for the site server, in one compilation, into the release of the package. */
export class ServerPlugin {
  readonly #build: ServerBuild;

  constructor(build: ServerBuild) {
    this.#build = build;
  }

  apply(compiler: Compiler): void {
    const entry = entriesOf(this.#build);
    if (Object.keys(entry).length === 0) return;
    compiler.hooks.thisCompilation.tap('ServerPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tapPromise({ name: 'ServerPlugin', stage }, async () => {
        const { files, errors } = await bundleModules((path) => serverConfig(this.#build, entry, path));
        for (const error of errors) compilation.errors.push(new webpack.WebpackError(error));
        for (const [name, code] of files) {
          // Not minimised, so that stack traces in the log are readable.
          const info = { minimized: true };
          compilation.emitAsset(`server/${name}`, new webpack.sources.RawSource(code), info);
        }
      });
    });
  }
}

function entriesOf({ part, pages, heads }: ServerBuild): EntryObject {
  const hasHeads = heads !== undefined && existsSync(join(part.dir, heads));
  return {
    ...(pages !== undefined && { pages }),
    ...(hasHeads && { heads: { import: heads, layer: HEADS_LAYER } }),
  };
}

/**
 * One CommonJS module for each entry, which the site server can unload. The module for pages has all lazy routes. Class
 * names and asset URLs equal those of the browser's build; stylesheets and assets are not emitted again.
 * Importing a Node module fails the build: the code runs where none can be imported.
 */
function serverConfig(build: ServerBuild, entry: EntryObject, path: string): Configuration {
  const { part, provided = [], isShell = false } = build;
  return {
    name: `${part.name}-server`,
    mode: 'production',
    context: part.dir,
    target: isShell ? ['web', 'es2024'] : 'es2024',
    devtool: false,
    cache: false,
    entry,
    externals: async ({ request = '', contextInfo }: ExternalRequest) =>
      contextInfo?.issuerLayer !== HEADS_LAYER && provided.includes(request)
        ? `commonjs ${request}`
        : undefined,
    output: {
      path,
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      chunkFormat: 'commonjs',
      chunkLoading: false,
      assetModuleFilename: '[name].[contenthash:16][ext]',
      globalObject: 'globalThis',
      publicPath: isShell ? '/assets/' : '',
      hashFunction: 'xxhash64',
    },
    experiments: { layers: true },
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      symlinks: true,
      // Only a browser calls it.
      alias: { 'pdfjs-dist$': false },
    },
    module: {
      parser: { javascript: { dynamicImportMode: 'eager', worker: false } },
      generator: { 'asset/resource': { emit: false } },
      rules: [...codeRules({ isDevelopment: false, isHot: false }), ...serverStyleRules(!isShell)],
    },
    optimization: { minimize: false, moduleIds: 'deterministic', splitChunks: false },
    performance: false,
  };
}
