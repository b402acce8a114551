import webpack, { type Compiler } from 'webpack';
import { compress } from '../../shell/server/releases/index.ts';
import type { PortalPackage } from './package.ts';

/** Budget in compressed bytes of a remote whose package.json has no `cpa.budget`. */
const DEFAULT_BYTES = 100_000;

/** Fails the build of a remote whose scripts and style sheets are larger than its budget. */
export class BudgetPlugin {
  readonly #remote: PortalPackage;

  constructor(remote: PortalPackage) {
    this.#remote = remote;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('BudgetPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1;
      compilation.hooks.processAssets.tapPromise({ name: 'BudgetPlugin', stage }, async () => {
        const { name, budget = DEFAULT_BYTES } = this.#remote;
        const listed = compilation.getAssets().filter((asset) => /\.(js|css)$/.test(asset.name));
        const sizes = await Promise.all(
          listed.map(async ({ source }) => (await compress(source.buffer())).br.length),
        );
        const bytes = sizes.reduce((sum, each) => sum + each, 0);
        if (bytes > budget) compilation.errors.push(new webpack.WebpackError(describe(name, bytes, budget)));
      });
    });
  }
}

const describe = (name: string, bytes: number, budget: number): string =>
  `${name} has ${bytes.toLocaleString('en')} bytes of compressed scripts and styles, ` +
  `${(bytes - budget).toLocaleString('en')} more than its budget. Load what was added only when it is needed, ` +
  'or raise "cpa": { "budget" } in its package.json and say why in the commit.';
