import type { LoaderContext } from 'webpack';

/** Stops the build of a remote that would style the whole page. */
export default function globalCssLoader(this: LoaderContext<unknown>): never {
  throw new Error(
    `${this.resourcePath} is not a CSS module: reset, tokens and global rules come from the shell.`,
  );
}
