import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';

const here = import.meta.dirname;

/** Shared by every build on a page, so that the refresh runtime is initialised once. */
const LIBRARY = 'portal';

/** Adds React Refresh to a page that consists of one build. */
export function withRefresh(config: Configuration): Configuration {
  return {
    ...config,
    plugins: [...(config.plugins ?? []), new ReactRefreshPlugin({ overlay: false, library: LIBRARY })],
  };
}

/** Adds React Refresh to the shell in development. It owns React, so it initialises the runtime for remotes too. */
export function withRefreshHost(config: Configuration): Configuration {
  return { ...config, entry: { shell: [join(here, 'refreshHost.js'), './src/index.ts'] } };
}

/** Adds React Refresh to a remote in development. It uses the shell's runtime: two runtimes cannot cooperate. */
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
