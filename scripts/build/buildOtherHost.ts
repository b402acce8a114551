import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { baseConfig } from './baseConfig.ts';
import { readPackage } from './package.ts';
import { readPlatformContract } from './platformContract.ts';
import { browserConstants } from './shell.ts';

/** Builds the page that loads a remote without the shell into a folder, for the documentation's test. */
const [folder, site] = process.argv.slice(2);
if (!folder || !site) throw new Error('Usage: node scripts/build/buildOtherHost.ts <folder> <site URL>');

const part = readPackage(join(import.meta.dirname, 'fixtures/other-host'));
const common = baseConfig(part, { preset: 'standalone', isDevelopment: false, isHot: false });
const versions = Object.entries(readPlatformContract().modules).map(([key, { version }]) => [key, version]);

const compiler = webpack({
  ...common,
  optimization: { ...common.optimization, minimize: false },
  entry: { host: './src/index.ts' },
  output: { ...common.output, publicPath: '/host/', path: join(folder, 'host'), filename: '[name].js' },
  plugins: [
    ...(common.plugins ?? []),
    new webpack.DefinePlugin({
      ...browserConstants(),
      CONTRACT_VERSIONS: JSON.stringify(Object.fromEntries(versions)),
    }),
    new ModuleFederationPlugin({
      name: 'other_host',
      manifest: false,
      dts: false,
      // Remotes contain no federation runtime: they use that of the page.
      experiments: { provideExternalRuntime: true },
    }),
  ],
});
const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
  compiler?.run((error, result) => (error ? reject(error) : resolve(result)));
});
if (stats?.hasErrors()) throw new Error(stats.toString('errors-only'));
const styles = Object.keys(stats?.compilation.assets ?? {}).filter((file) => /^host.*\.css$/.test(file));
writeFileSync(
  join(folder, 'index.html'),
  [
    `<!doctype html><html lang="en" data-site="${site}"><head><meta charset="utf-8"><title>Jobs at another site</title>`,
    ...styles.map((file) => `<link rel="stylesheet" href="/host/${file}">`),
    '<script type="module" src="/host/host.js"></script></head>',
    '<body><header>Another site</header><main id="jobs"></main></body></html>',
  ].join('\n'),
);
