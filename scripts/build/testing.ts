import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RemoteRelease, remoteManifestSchema } from '@cpa/shared/contracts';
import webpack from 'webpack';
import * as z from 'zod/mini';
import type { RemotePackage } from './package.ts';
import type { PlatformContract } from './providedModules.ts';
import { remoteConfig } from './remote.ts';

/** Platform contract for tests: React and one module on demand. */
export const REACT_ONLY: PlatformContract = {
  version: '3.0.0',
  modules: {
    react: { version: '19.3.1', isLazy: false, names: ['useState'] },
    '@cpa/shared/ui/tabs': { version: '3.0.0', isLazy: true, names: ['Tabs'] },
    'react/jsx-runtime': { version: '19.3.1', isLazy: false, names: ['jsx', 'jsxs', 'Fragment'] },
  },
};

export const FIXTURE: RemotePackage = {
  name: 'mfe-fixture',
  dir: join(import.meta.dirname, 'fixtures/mfe-fixture'),
  prefix: 'fixture',
  container: 'mfe_fixture',
  contract: '^3.0.0',
  manifest: z.parse(remoteManifestSchema, {
    routes: [{ path: '/fixture', chunk: 'fixture' }],
    messages: { en: { 'badge.count': '{count, plural, one {# fair} other {# fairs}}' } },
  }),
};

export type Built = {
  errors: string[];
  /** Hash of the build; undefined when it failed. */
  version: string | undefined;
  release: () => RemoteRelease;
  read: (path: string) => string;
};

/** Builds a remote into `path` as `npm run build` does. */
export async function buildRemote(
  path: string,
  remote: RemotePackage,
  contract: PlatformContract,
  plugins: webpack.WebpackPluginInstance[] | ((compiler: webpack.Compiler) => void)[] = [],
): Promise<Built> {
  const config = remoteConfig(remote, contract, { preset: 'remote', isDevelopment: false, isHot: false });
  const compiler = webpack({
    ...config,
    plugins: [...(config.plugins ?? []), ...plugins],
    output: { ...config.output, path },
  });
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    compiler?.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => {
    compiler?.close(resolve);
  });
  const read = (file: string) => readFileSync(join(path, file), 'utf8');
  const errors = (stats?.toJson({ all: false, errors: true }).errors ?? []).map(({ message }) => message);
  const release = () => JSON.parse(read('release.json')) as RemoteRelease;
  return {
    errors,
    version: errors.length > 0 ? undefined : release().version,
    release,
    read,
  };
}
