import type { LoaderContext } from 'webpack';

/** Fails the build of a remote that has a global style sheet. */
export default function globalCssLoader(this: LoaderContext<unknown>): never {
  throw new Error(
    `${this.resourcePath} is not a CSS module: reset, tokens and global rules come from the shell.`,
  );
}
