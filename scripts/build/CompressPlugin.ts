import webpack, { type Compiler } from 'webpack';
import { isCompressible, compress } from '../../shell/server/releases/index.ts';

/** Emits a Brotli and a gzip copy of each text file, so that servers need not compress at run time. */
export class CompressPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('CompressPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1;
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
