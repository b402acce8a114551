import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteRelease } from '@cpa/shared/contracts';
import webpack, { type Configuration } from 'webpack';
import { BudgetPlugin } from '../../build/BudgetPlugin.ts';
import { CompressPlugin } from '../../build/CompressPlugin.ts';
import { configFor } from '../../build/build.ts';
import { ServerPlugin } from '../../build/ServerPlugin.ts';
import { cacheFolder } from '../../build/workspace.ts';

export type WatchedRemote = {
  folder: string;
  /** Returns the newest build; null while it has errors. */
  release: () => RemoteRelease | null;
};

type Options = {
  name: string;
  dir: string;
  print: (line: string) => void;
  /** Called after each build without errors. */
  onBuilt?: (release: RemoteRelease) => void;
};

/**
 * Builds a remote as for a release, again after each change. It runs in the shell of another site, so it needs the
 * production form of React; omits only steps that slow the build down and files that only site servers read.
 */
export async function watchRemote({ name, dir, print, onBuilt }: Options): Promise<WatchedRemote> {
  const folder = join(cacheFolder, 'against', name);
  const config = forDevelopment(
    await configFor(dir, { preset: 'remote', isDevelopment: false, isHot: false }),
  );
  const compiler = webpack({
    ...config,
    // An open page may need the files of an earlier build.
    output: { ...config.output, path: folder, clean: false },
  });
  if (!compiler) throw new Error('webpack returned no compiler.');
  let release: RemoteRelease | null = null;
  await new Promise<void>((resolve, reject) => {
    compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
      if (error) return reject(error);
      const hasErrors = !stats || stats.hasErrors();
      release = hasErrors ? null : readRelease(folder);
      print(hasErrors ? `${name} does not build:\n${stats?.toString('errors-only')}` : `${name} is built.`);
      if (release) onBuilt?.(release);
      resolve();
    });
  });
  return { folder, release: () => release };
}

function forDevelopment(config: Configuration): Configuration {
  // The budget is that of minimized files.
  const isLeftOut = (plugin: unknown) =>
    [ServerPlugin, CompressPlugin, BudgetPlugin].some((type) => plugin instanceof type);
  return {
    ...config,
    cache: { type: 'memory' },
    plugins: config.plugins?.filter((plugin) => !isLeftOut(plugin)) ?? [],
    optimization: { ...config.optimization, minimize: false },
  };
}

const readRelease = (folder: string): RemoteRelease =>
  JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as RemoteRelease;
