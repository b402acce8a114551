import { join } from 'node:path';
import localesPlugin from '@react-aria/optimize-locales-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { besideThis } from './besideThis.ts';
import { fileCache } from './cache.ts';
import { minimizers } from './minimizers.ts';
import type { PortalPackage } from './package.ts';
import { ReproduciblePlugin } from './ReproduciblePlugin.ts';
import { sharedFolder } from './workspace.ts';
import { styleRules } from './styles.ts';
import { insertStylesheet } from './insertStylesheet.ts';

/** Imports of the class that starts workers. webpack compares them as they are written in the files that start one. */
const TRUSTED_WORKERS = ['.', '../cv/worker'].map(
  (folder) => `TrustedWorker from ${folder}/TrustedWorker.ts`,
);

export type BuildOptions = {
  preset: 'remote' | 'shell' | 'standalone' | 'monolith';
  isDevelopment: boolean;
  /** Components keep their state when a file is edited. */
  isHot: boolean;
};

/** Base of every build: ES module output, hashed file names, TypeScript through swc. */
export function baseConfig(part: PortalPackage, options: BuildOptions): Configuration {
  const { isDevelopment, preset } = options;
  // Constant names in development, so that an open page finds its files after a rebuild.
  const hashed = isDevelopment ? '[name]' : '[name].[contenthash:16]';
  return {
    name: part.name,
    mode: isDevelopment ? 'development' : 'production',
    context: part.dir,
    target: ['web', 'es2024'],
    devtool: isDevelopment ? 'source-map' : false,
    // A build for a release must not depend on what was built before it.
    cache: isDevelopment && fileCache(`${part.name}-${preset}`),
    experiments: { outputModule: true, layers: true },
    output: {
      module: true,
      library: { type: 'module' },
      chunkFormat: 'module',
      chunkLoading: 'import',
      uniqueName: part.name,
      path: join(part.dir, 'dist'),
      filename: `${hashed}.js`,
      chunkFilename: `${hashed}.js`,
      assetModuleFilename: '[name].[contenthash:16][ext]',
      crossOriginLoading: 'anonymous',
      strictModuleExceptionHandling: true,
      hashFunction: 'xxhash64',
      clean: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'], symlinks: true },
    module: {
      strictExportPresence: true,
      // `new Worker(new URL(…))` is blocked by Trusted Types.
      parser: { javascript: { worker: [...TRUSTED_WORKERS, '...'] } },
      rules: [...codeRules(options), ...styleRules({ isDevelopment, isRemote: preset === 'remote' })],
    },
    optimization: {
      moduleIds: isDevelopment ? 'named' : 'deterministic',
      chunkIds: isDevelopment ? 'named' : 'deterministic',
      realContentHash: true,
      minimizer: minimizers(),
    },
    plugins: [
      // react-aria ships its texts in 30 languages; the UI needs these.
      localesPlugin.webpack({ locales: ['en-US', 'nl-NL', 'es-ES'] }),
      new MiniCssExtractPlugin({
        filename: `${hashed}.css`,
        chunkFilename: `${hashed}.css`,
        insert: insertStylesheet,
        ignoreOrder: true,
      }),
      ...(isDevelopment ? [] : [new ReproduciblePlugin()]),
    ],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

export function codeRules({
  isDevelopment,
  isHot,
}: Pick<BuildOptions, 'isDevelopment' | 'isHot'>): RuleSetRule[] {
  return [
    {
      test: /\.messages\.json$/,
      type: 'javascript/auto',
      use: [besideThis('messagesLoader')],
    },
    {
      test: /\.tsx?$/,
      exclude: /node_modules/,
      use: [
        besideThis('pureSchemasLoader'),
        { loader: 'swc-loader', options: swcOptions(isDevelopment, isHot) },
      ],
    },
    // Entry points re-export many files; without this, builds include those they do not use.
    { test: /\.tsx?$/, include: join(sharedFolder, 'src'), sideEffects: false },
    // Their files have no side effects; without this, every remote includes code for Node and for hosts.
    {
      test: /node_modules\/@module-federation\/(sdk|error-codes|webpack-bundler-runtime)\//,
      sideEffects: false,
    },
    {
      test: /react-aria\/dist\/private\/overlays\/intlStrings\.mjs$/,
      use: [besideThis('ariaTextsLoader')],
    },
    { test: /\.(woff2|png|webp)$/, type: 'asset/resource' },
    { test: /\.woff2$/, resourceQuery: /weight/, use: [besideThis('subsetFontLoader')] },
    { test: /\.m?js$/, resolve: { fullySpecified: false } },
    // Otherwise webpack replaces its `import.meta.url` by the path of the file on the machine of the build.
    { test: /node_modules\/pdfjs-dist\//, parser: { importMeta: false } },
  ];
}

function swcOptions(isDevelopment: boolean, isHot: boolean) {
  return {
    swcrc: false,
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: isDevelopment, refresh: isHot } },
    },
  };
}
