import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { type BuildOptions, baseConfig } from './baseConfig.ts';
import { BudgetPlugin } from './BudgetPlugin.ts';
import { CompressPlugin } from './CompressPlugin.ts';
import { ContractPlugin } from './ContractPlugin.ts';
import { ModuleListPlugin } from './ModuleListPlugin.ts';
import type { RemotePackage } from './package.ts';
import { type PlatformContract, requiredRange } from './providedModules.ts';
import { PagesPlugin } from './PagesPlugin.ts';
import { ReleasePlugin } from './ReleasePlugin.ts';
import { RouteExportsPlugin } from './RouteExportsPlugin.ts';
import { ServerPlugin } from './ServerPlugin.ts';
import { WorkerPlugin } from './WorkerPlugin.ts';
import { NOT_SHARED, SHARED_PREFIXES } from './sharedPrefixes.ts';

/** Chunk of the exposed module. Every route needs it. */
const EXPOSED_CHUNK = 'module';

/**
 * Builds a remote as an ES module federation container. Modules that the shell provides are not bundled
 * (`import: false`), nor is the federation runtime. Using a module outside the platform contract fails the build.
 */
export function remoteConfig(
  remote: RemotePackage,
  contract: PlatformContract,
  options: BuildOptions,
): Configuration {
  const common = baseConfig(remote, options);
  const budget = new BudgetPlugin(remote);
  return {
    ...common,
    entry: {},
    output: { ...common.output, publicPath: 'auto', uniqueName: remote.container },
    optimization: { ...common.optimization, splitChunks: { cacheGroups: { english, later } } },
    plugins: [
      ...(common.plugins ?? []),
      new ModuleFederationPlugin({
        name: remote.container,
        filename: options.isDevelopment ? 'entry.js' : 'entry.[contenthash:16].js',
        library: { type: 'module' },
        exposes: { './module': { import: './src/module.ts', name: EXPOSED_CHUNK } },
        shared: sharedModules(contract),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableRemote: true, disableSnapshot: true },
        },
      }),
      new WorkerPlugin(contract),
      new ContractPlugin(remote, contract),
      new PagesPlugin(remote, remote.manifest),
      // A development server has no heads and renders nothing: its release changes with every edit.
      ...(options.isDevelopment
        ? []
        : [
            serverPlugin(remote, contract),
            new RouteExportsPlugin(remote.manifest),
            new CompressPlugin(),
            budget,
            new ModuleListPlugin(),
          ]),
      new ReleasePlugin({
        part: remote,
        manifest: remote.manifest,
        entry: remote.container,
        initial: [EXPOSED_CHUNK],
        contract,
        size: () => budget.size,
      }),
    ],
  };
}

/**
 * Builds the document heads, and the module that renders pages if a route opts in. The shell's server module provides
 * the contract.
 */
function serverPlugin(remote: RemotePackage, { modules }: PlatformContract): ServerPlugin {
  const isRendered = remote.manifest.routes.some(({ isServerRendered }) => isServerRendered);
  const pages = isRendered ? './src/module.ts' : undefined;
  return new ServerPlugin({ part: remote, pages, heads: './src/heads.ts', provided: Object.keys(modules) });
}

/** English texts, which several chunks need. webpack would repeat so small a module in each of them. */
const english = textsOf('english', /[\\/]src[\\/]messages[\\/](en\.messages\.json|texts\.ts)$/);
const later = textsOf('later', /[\\/]src[\\/]messages[\\/]later/);

function textsOf(name: string, test: RegExp) {
  return { name, test, chunks: 'async' as const, enforce: true };
}

/** Provided modules and prefixes as federation singletons with their versions. */
function sharedModules({ modules }: PlatformContract) {
  const shared = (version: string) => ({
    import: false as const,
    singleton: true,
    strictVersion: true,
    requiredVersion: requiredRange({ version }),
  });
  const exact = Object.entries(modules).map(([name, { version }]) => [name, shared(version)] as const);
  const below = SHARED_PREFIXES.map((prefix) => {
    const owner = Object.entries(modules).find(
      ([name]) => name === prefix.slice(0, -1) || name.startsWith(prefix),
    );
    return [prefix, { ...shared(owner?.[1].version ?? '0.0.0'), exclude: { request: NOT_SHARED } }] as const;
  });
  return Object.fromEntries([...exact, ...below]);
}
