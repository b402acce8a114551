import webpack, { type Compiler } from 'webpack';
import { isCompressible, compress } from '../../shell/server/releases/index.ts';

/** Distinguishes a compressed copy from a file of the release. */
export const isCompressedCopy = (name: string): boolean => /\.(br|gz)$/.test(name);

/**
 * Emits a Brotli and a gzip copy of each text file. The size budget reads them, the release store takes them over and
 * servers send them.
 */
export class CompressPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('CompressPlugin', (compilation) => {
      // After content hashes are final, and before `BudgetPlugin`.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT - 1;
      compilation.hooks.processAssets.tapPromise({ name: 'CompressPlugin', stage }, async () => {
        const assets = compilation.getAssets().filter(({ name }) => isCompressible(name));
        await Promise.all(
          assets.map(async ({ name, source }) => {
            const { br, gz } = await compress(source.buffer());
            compilation.emitAsset(`${name}.br`, new webpack.sources.RawSource(br));
            compilation.emitAsset(`${name}.gz`, new webpack.sources.RawSource(gz));
          }),
        );
      });
    });
  }
}
