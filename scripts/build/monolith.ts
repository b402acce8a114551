import { join } from 'node:path';
import type { Configuration } from 'webpack';
import type { BuildOptions } from './baseConfig.ts';
import { type PortalPackage, readRemote } from './package.ts';
import { REMOTES, root } from './workspace.ts';
import { ReleasePlugin } from './ReleasePlugin.ts';
import { shellConfig } from './shell.ts';

/**
 * Builds the same sources as one bundle, as a baseline for benchmarks: the remote loader is replaced by plain imports
 * of all remotes. The site server renders its pages with the server modules of the remotes. Never deployed.
 */
export async function monolithConfig(shell: PortalPackage, options: BuildOptions): Promise<Configuration> {
  const config = shellConfig(shell, options);
  const remotes = await Promise.all(REMOTES.map((name) => readRemote(join(root, name))));
  const routes = remotes.flatMap(({ manifest }) => manifest.routes);
  const plugins = (config.plugins ?? []).filter((plugin) => !(plugin instanceof ReleasePlugin));
  return {
    ...config,
    name: 'monolith',
    output: { ...config.output, path: join(shell.dir, 'dist-monolith') },
    resolve: {
      ...config.resolve,
      alias: { [join(shell.dir, 'src/remotes/source.ts')]: join(import.meta.dirname, 'monolithSource.js') },
    },
    plugins: [
      new ReleasePlugin({ part: { ...shell, name: 'monolith' }, routes, entry: 'shell', initial: ['shell'] }),
      ...plugins,
    ],
  };
}
