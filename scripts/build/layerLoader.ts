import type { LoaderContext } from 'webpack';

type Options = { layer: string };

/** Wraps a CSS module in the cascade layer of its package, so that specificity never decides between packages. */
export default function layerLoader(this: LoaderContext<Options>, source: string): string {
  return `@layer ${this.getOptions().layer} {\n${source}\n}`;
}
