import { existsSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { codeRules } from './baseConfig.ts';
import { bundleModule } from './bundleModule.ts';
import type { PortalPackage } from './package.ts';

/** Path of the head module in a release. */
export const HEADS_FILE = 'server/heads.cjs';

/** Bundles `src/heads.ts` for the site server, into the release of the remote. A remote without one has no heads. */
export class HeadsPlugin {
  readonly #remote: PortalPackage;

  constructor(remote: PortalPackage) {
    this.#remote = remote;
  }

  apply(compiler: Compiler): void {
    const entry = join(this.#remote.dir, 'src/heads.ts');
    if (!existsSync(entry)) return;
    compiler.hooks.thisCompilation.tap('HeadsPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tapPromise({ name: 'HeadsPlugin', stage }, async () => {
        const { code, errors } = await bundleModule(
          (path) => headsConfig(this.#remote, entry, path),
          'heads.cjs',
        );
        for (const error of errors) compilation.errors.push(new webpack.WebpackError(error));
        if (code === undefined) return;
        // Not minimised, so that stack traces in the log are readable.
        compilation.emitAsset(HEADS_FILE, new webpack.sources.RawSource(code), { minimized: true });
      });
    });
  }
}

/**
 * Bundles everything into one CommonJS module, which the site server can unload. The target has no Node modules, so
 * importing one fails the build.
 */
function headsConfig(remote: PortalPackage, entry: string, path: string): Configuration {
  return {
    name: `${remote.name}-heads`,
    mode: 'production',
    context: remote.dir,
    target: 'es2024',
    devtool: false,
    entry: { heads: entry },
    output: {
      path,
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      chunkFormat: 'commonjs',
      chunkLoading: false,
    },
    resolve: { extensions: ['.ts', '.js', '.mjs', '.json'] },
    module: { rules: codeRules({ isDevelopment: false, isHot: false }) },
    optimization: { minimize: false, moduleIds: 'deterministic' },
    performance: false,
  };
}
