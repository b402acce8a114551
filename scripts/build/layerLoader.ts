import type { LoaderContext } from 'webpack';

type Options = { layer: string };

/** Puts a CSS module into its package's cascade layer, so that no package's rules outrank another's by accident. */
export default function layerLoader(this: LoaderContext<Options>, source: string): string {
  return `@layer ${this.getOptions().layer} {\n${source}\n}`;
}
