import type { RemoteRelease } from '@cpa/shared/contracts';
import webpack, { type Compiler } from 'webpack';
import { measureSize } from '../../shell/server/releases/index.ts';
import type { PortalPackage } from './package.ts';
import { arePseudoTextsOn } from './pseudoTexts.ts';

/** Budget in compressed bytes of a remote whose package.json has no `cpa.budget`. */
const DEFAULT_BYTES = 100_000;

/**
 * Fails the build of a remote whose scripts and style sheets are larger than its budget. Runs after
 * `CompressPlugin` and before `ReleasePlugin`. Texts in the pseudo-language may exceed it.
 */
export class BudgetPlugin {
  readonly #remote: PortalPackage;
  #size: RemoteRelease['size'];

  constructor(remote: PortalPackage) {
    this.#remote = remote;
  }

  /** Size of the last build; undefined before it. */
  get size(): RemoteRelease['size'] {
    return this.#size;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('BudgetPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BudgetPlugin', stage }, () => {
        const { name } = this.#remote;
        const budget = (this.#remote.budget ?? DEFAULT_BYTES) * (arePseudoTextsOn() ? 2 : 1);
        const sizes = compilation
          .getAssets()
          .map(
            (asset) => [asset.name, compilation.getAsset(`${asset.name}.br`)?.source.size() ?? 0] as const,
          );
        const { bytes, problem } = measureSize(name, budget, sizes);
        this.#size = { bytes, budget };
        if (problem !== null) compilation.errors.push(new webpack.WebpackError(problem));
      });
    });
  }
}
