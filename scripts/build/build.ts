import { rmSync } from 'node:fs';
import webpack, { type Configuration } from 'webpack';
import { type BuildOptions } from './baseConfig.ts';
import { readPackage, readRemote } from './package.ts';
import { readPlatformContract } from './platformContract.ts';
import { root } from './workspace.ts';

const USAGE =
  'Usage: node scripts/build/build.ts remote|shell|standalone|monolith [--development] in a package folder.';

/** Returns the webpack configuration of the package in `dir`. */
export async function configFor(dir: string, options: BuildOptions): Promise<Configuration> {
  switch (options.preset) {
    case 'remote': {
      const { remoteConfig } = await import('./remote.ts');
      return remoteConfig(await readRemote(dir), readPlatformContract(), options);
    }
    case 'shell': {
      const { shellConfig } = await import('./shell.ts');
      return shellConfig(readPackage(dir), options);
    }
    case 'standalone': {
      const { standaloneConfig } = await import('./standalone.ts');
      return standaloneConfig(readPackage(dir), options);
    }
    case 'monolith': {
      const { monolithConfig } = await import('./monolith.ts');
      return monolithConfig(readPackage(dir), options);
    }
  }
}

/** Builds a package and prints duration and size. Resolves to false when the build failed. */
export async function build(dir: string, options: BuildOptions): Promise<boolean> {
  const config = await configFor(dir, options);
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack returned no compiler.');
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise<void>((resolve, reject) => {
    compiler.close((error) => (error ? reject(error) : resolve()));
  });
  if (!stats || stats.hasErrors()) {
    console.error(stats?.toString({ preset: 'errors-only', colors: process.stdout.isTTY }));
    rmSync(`${config.output?.path}/release.json`, { force: true });
    return false;
  }
  if (stats.hasWarnings())
    console.warn(stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY }));
  console.log(summary(config.name ?? '', stats));
  return true;
}

function summary(name: string, stats: webpack.Stats): string {
  const assets = stats.compilation.getAssets();
  const bytes = (suffix: RegExp) =>
    assets.filter((asset) => suffix.test(asset.name)).reduce((sum, asset) => sum + asset.source.size(), 0);
  const kilo = (n: number) => `${(n / 1024).toFixed(1)} KB`;
  return `${name}: built in ${((stats.endTime - stats.startTime) / 1000).toFixed(1)} s, scripts ${kilo(bytes(/\.js$/))}, styles ${kilo(bytes(/\.css$/))}.`;
}

function isPreset(value: string | undefined): value is BuildOptions['preset'] {
  return value === 'remote' || value === 'shell' || value === 'standalone' || value === 'monolith';
}

if (import.meta.main) {
  const preset = process.argv[2];
  if (isPreset(preset)) {
    const dir = process.cwd();
    // The federation plugin keeps a module below the working directory, so every build of a package must have the same one.
    process.chdir(root);
    const isDevelopment = process.argv.includes('--development');
    const isBuilt = await build(dir, { preset, isDevelopment, isHot: false }).catch(printError);
    if (!isBuilt) process.exitCode = 1;
  } else {
    console.error(USAGE);
    process.exitCode = 2;
  }
}

/** Prints a configuration error, for example an invalid manifest, without its stack. */
function printError(error: unknown): false {
  console.error(error instanceof Error ? error.message : error);
  return false;
}
