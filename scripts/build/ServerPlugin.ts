import webpack, { type Compiler, type Configuration } from 'webpack';
import { codeRules } from './baseConfig.ts';
import { bundleModule } from './bundleModule.ts';
import { fileCache } from './cache.ts';
import type { PortalPackage } from './package.ts';
import { serverStyleRules } from './styles.ts';

/** Path of the module in a release that renders pages on the site server. */
export const SERVER_FILE = 'server/pages.cjs';

const OUTPUT = 'pages.cjs';

export type ServerBuild = {
  part: PortalPackage;
  /** Source file, relative to the package. */
  entry: string;
  /** Modules that the caller provides. */
  provided?: readonly string[];
  /** True allows Node modules. */
  isNode?: boolean;
};

/** Bundles the module that renders pages, for the site server, into the release of the package. */
export class ServerPlugin {
  readonly #build: ServerBuild;

  constructor(build: ServerBuild) {
    this.#build = build;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ServerPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tapPromise({ name: 'ServerPlugin', stage }, async () => {
        const { code, errors } = await bundleModule((path) => serverConfig(this.#build, path), OUTPUT);
        for (const error of errors) compilation.errors.push(new webpack.WebpackError(error));
        if (code === undefined) return;
        // Not minimised, so that stack traces in the log are readable.
        compilation.emitAsset(SERVER_FILE, new webpack.sources.RawSource(code), { minimized: true });
      });
    });
  }
}

/**
 * One CommonJS module with all lazy routes. Class names and asset URLs equal those of the browser's build; stylesheets
 * and assets are not emitted again.
 */
function serverConfig(build: ServerBuild, path: string): Configuration {
  const { part, entry, provided = [], isNode = false } = build;
  const externals = Object.fromEntries(provided.map((name) => [name, `commonjs ${name}`]));
  return {
    name: `${part.name}-server`,
    mode: 'production',
    context: part.dir,
    target: isNode ? ['node', 'es2024'] : 'es2024',
    devtool: false,
    cache: fileCache(`${part.name}-server`),
    entry: { pages: entry },
    externals,
    output: {
      path,
      filename: OUTPUT,
      library: { type: 'commonjs2' },
      chunkFormat: 'commonjs',
      chunkLoading: false,
      assetModuleFilename: '[name].[contenthash:16][ext]',
      publicPath: isNode ? '/assets/' : '',
      hashFunction: 'xxhash64',
    },
    resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'], symlinks: true },
    module: {
      parser: { javascript: { dynamicImportMode: 'eager', worker: false } },
      generator: { 'asset/resource': { emit: false } },
      rules: [...codeRules({ isDevelopment: false, isHot: false }), ...serverStyleRules(!isNode)],
    },
    optimization: { minimize: false, moduleIds: 'deterministic', splitChunks: false },
    performance: false,
  };
}
