import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import {
  LAZY_ENTRY_POINTS,
  LAZY_LIBRARIES,
  PLATFORM_VERSION,
} from '../../shell/src/remotes/platform/keys.ts';
import { type BuildOptions, baseConfig } from './baseConfig.ts';
import { CompressPlugin } from './CompressPlugin.ts';
import { readContractKeys, readContractTypes } from './contractTypes.ts';
import { ModuleListPlugin } from './ModuleListPlugin.ts';
import type { PortalPackage } from './package.ts';
import { readPlatformContract } from './platformContract.ts';
import { type ReleaseOptions, ReleasePlugin } from './ReleasePlugin.ts';
import { ServerPlugin } from './ServerPlugin.ts';
import { root, sharedFolder } from './workspace.ts';

/**
 * Builds the shell as a plain bundle. Without the federation plugin its libraries can be tree-shaken. It contains no
 * remote: it reads them from the release document.
 */
export function shellConfig(shell: PortalPackage, options: BuildOptions): Configuration {
  const common = baseConfig(shell, options);
  return {
    ...common,
    entry: { shell: './src/index.ts' },
    resolve: { ...common.resolve, alias: UNUSED_FEATURES },
    output: { ...common.output, publicPath: '/assets/', path: join(shell.dir, 'dist') },
    optimization: {
      ...common.optimization,
      splitChunks: {
        chunks: 'all',
        // Below the default: the common part of the account pages is smaller than that.
        minSize: 12_000,
        cacheGroups: { vendor, http, aria, menu, icons, area },
      },
    },
    plugins: [
      ...(common.plugins ?? []),
      new webpack.DefinePlugin(browserConstants()),
      layersFirst(),
      new ReleasePlugin({
        part: shell,
        entry: 'shell',
        initial: ['shell'],
        platform: PLATFORM_VERSION,
        ...providedModules(),
        sharedModules: lazySharedModules(),
      }),
      ...(options.isDevelopment
        ? []
        : [
            new ServerPlugin({
              part: shell,
              pages: './src/app/rendering/createPageRenderer.tsx',
              isShell: true,
            }),
            new CompressPlugin(),
            new ModuleListPlugin(),
          ]),
    ],
  };
}

/** Starts each style sheet with the order of the layers: eager imports change the order of its modules. */
function layersFirst(): webpack.BannerPlugin {
  const banner = readFileSync(join(sharedFolder, 'src/ui/styles/layers.css'), 'utf8');
  return new webpack.BannerPlugin({ banner, raw: true, test: /\.css$/ });
}

/** Versions of the modules that the shell provides, and all that it offers to remotes. */
function providedModules(): Pick<ReleaseOptions, 'provides' | 'offers'> {
  const { modules } = readPlatformContract();
  const provides = Object.fromEntries(Object.entries(modules).map(([key, { version }]) => [key, version]));
  return { provides, offers: { modules, types: readContractTypes(), keys: readContractKeys() } };
}

/** Chunk of each lazy shared module, as named in `shell/src/remotes/platform/modules.ts`. */
function lazySharedModules(): Record<string, string> {
  const libraries = Object.keys(LAZY_LIBRARIES).map((key) => [key, 'forms'] as const);
  const entryPoints = LAZY_ENTRY_POINTS.map(
    (path) => [`@cpa/shared/${path}`, path.replace('/', '-')] as const,
  );
  return Object.fromEntries([...libraries, ...entryPoints]);
}

/**
 * Modules of libraries that the shell never uses, although the libraries import them. A build fails when such a module
 * exports a name that is imported and that the replacement lacks.
 */
const UNUSED_FEATURES = Object.fromEntries(
  [
    'react-router/dist/production/lib/dom/ssr/components.js',
    'react-router/dist/production/lib/router/instrumentation.js',
    '@module-federation/sdk/dist/dom.js',
    '@module-federation/runtime-core/dist/utils/preload.js',
    '@module-federation/runtime-core/dist/plugins/snapshot/SnapshotHandler.js',
  ].map((file) => [join(root, 'node_modules', file), join(import.meta.dirname, 'unusedFeatures.js')]),
);

/** Libraries change less often than the shell's own code, so that browsers keep them cached across releases. */
const vendor = {
  test: /[\\/]node_modules[\\/]/,
  name: 'vendor',
  chunks: 'initial' as const,
  priority: 10,
};

/** Library of the chunk `http-client`; documents preload both by their names. */
const http = {
  test: /[\\/]node_modules[\\/]axios[\\/]/,
  name: 'http-axios',
  chunks: 'async' as const,
  enforce: true,
  priority: 5,
};

/** Chunk of code that most react-aria components share; webpack would split it into five. */
const aria = {
  test: /[\\/]node_modules[\\/](@?react-aria|@?react-stately|@internationalized)/,
  name: 'aria',
  chunks: 'async' as const,
  minChunks: 3,
  priority: 5,
};

/** Moves the menu, which several lazy shared modules contain, into the chunk of the code that it imports. */
const menu = {
  test: /[\\/]shared[\\/]src[\\/]ui[\\/](menu|overlay)[\\/]/,
  name: 'aria',
  chunks: 'async' as const,
  minChunks: 2,
  enforce: true,
  priority: 5,
};

/** Icons of several lazy shared modules; webpack would repeat so small a module in each of them. */
const icons = {
  test: /[\\/]shared[\\/]src[\\/]ui[\\/]icons[\\/]moreIcons/,
  name: 'icons',
  chunks: 'async' as const,
  enforce: true,
  priority: 5,
};

/** Frame of the private areas, which pages of remotes and the outline of their first frame show. */
const area = {
  test: /[\\/]shared[\\/]src[\\/]ui[\\/]area[\\/]/,
  name: 'area',
  chunks: 'async' as const,
  enforce: true,
  priority: 5,
};

/** Environment variables that libraries read and a browser lacks. */
export function browserConstants(): Record<string, string> {
  return {
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
    ENV_TARGET: '"web"',
    'process.env.NEXTAUTH_URL': 'undefined',
    'process.env.NEXTAUTH_URL_INTERNAL': 'undefined',
    'process.env.VERCEL_URL': 'undefined',
  };
}
