import { join } from 'node:path';
import type WebpackDevServer from 'webpack-dev-server';
import webpack, { type Stats } from 'webpack';
import { configFor } from './build.ts';
import { root } from './workspace.ts';
import { withRefreshHost } from './refresh.ts';
import { serveRemote } from './serve.ts';

export type RemoteUnderDevelopment = {
  /** Environment variables for the site server. */
  env: { SHELL_DIR: string; DEV_REMOTES: string };
  stop: () => Promise<void>;
};

/**
 * Serves one remote with hot reload inside the composed site; the other remotes are the published ones. Its document
 * heads are not served.
 */
export async function developRemote(name: string, port: number): Promise<RemoteUnderDevelopment> {
  const shellDir = join(root, 'shell/dist-development');
  await buildDevelopmentShell(shellDir);
  const server: WebpackDevServer = await serveRemote(join(root, name), port);
  return {
    env: { SHELL_DIR: shellDir, DEV_REMOTES: JSON.stringify({ [name]: `http://localhost:${port}/` }) },
    stop: () => server.stop(),
  };
}

async function buildDevelopmentShell(path: string): Promise<void> {
  const config = withRefreshHost(
    await configFor(join(root, 'shell'), { preset: 'shell', isDevelopment: true, isHot: false }),
  );
  const compiler = webpack({ ...config, output: { ...config.output, path } });
  const stats = await new Promise<Stats | undefined>((resolve, reject) => {
    compiler?.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  if (!stats || stats.hasErrors())
    throw new Error(`The shell does not build:\n${stats?.toString('errors-only')}`);
}
