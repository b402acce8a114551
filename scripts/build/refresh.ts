import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';

const here = import.meta.dirname;

/** Marks, for every build on the page, that one of them has set the refresh runtime going. */
const LIBRARY = 'portal';

/** Components keep their state over an edit, on a page of one build. */
export function withRefresh(config: Configuration): Configuration {
  return {
    ...config,
    plugins: [...(config.plugins ?? []), new ReactRefreshPlugin({ overlay: false, library: LIBRARY })],
  };
}

/** The shell under development: it has React, so it sets the refresh runtime going and lends it to a remote. */
export function withRefreshHost(config: Configuration): Configuration {
  return { ...config, entry: { shell: [join(here, 'refreshHost.js'), './src/index.ts'] } };
}

/** A remote under development on such a page: it takes the shell's runtime, since two would not know of each other. */
export function withRefreshGuest(config: Configuration): Configuration {
  const runtime = join(here, 'refreshGuest.cjs');
  const plugin = new ReactRefreshPlugin({
    overlay: false,
    library: LIBRARY,
    exclude: [/node_modules/, runtime],
  });
  return {
    ...config,
    resolve: { ...config.resolve, alias: { 'react-refresh/runtime': runtime } },
    plugins: [...(config.plugins ?? []), plugin],
  };
}
