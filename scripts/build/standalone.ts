import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { type BuildOptions, baseConfig } from './baseConfig.ts';
import type { PortalPackage } from './package.ts';
import { browserConstants } from './shell.ts';

/** Builds a remote as a standalone page from `src/standalone.tsx`, with all libraries bundled. */
export function standaloneConfig(part: PortalPackage, options: BuildOptions): Configuration {
  const common = baseConfig(part, options);
  return {
    ...common,
    entry: { standalone: './src/standalone.tsx' },
    output: { ...common.output, publicPath: '/', path: join(part.dir, 'dist-standalone') },
    plugins: [...(common.plugins ?? []), new webpack.DefinePlugin(browserConstants())],
  };
}
