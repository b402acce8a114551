import webpack, { type Configuration } from 'webpack';
import WebpackDevServer, { type Configuration as ServerSettings } from 'webpack-dev-server';
import { configFor } from './build.ts';
import { readPackage } from './package.ts';
import { withRefresh, withRefreshGuest } from './refresh.ts';

type ServeOptions = { config: Configuration; port: number; settings: ServerSettings };

/** Serves a remote as a standalone page with hot reload: `npm run dev -w mfe-public`. */
export async function serveStandalone(dir: string, port: number, apiUrl: string): Promise<WebpackDevServer> {
  const config = withRefresh(
    await configFor(dir, { preset: 'standalone', isDevelopment: true, isHot: true }),
  );
  return serve({
    config,
    port,
    settings: {
      proxy: [
        {
          context: ['/api'],
          target: apiUrl,
          pathRewrite: { '^/api': '' },
          changeOrigin: true,
          // The API accepts the origin of the site only; a request without one is accepted.
          on: { proxyReq: (request) => request.removeHeader('origin') },
        },
      ],
      setupMiddlewares: (middlewares) => [
        ...middlewares,
        { name: 'page', middleware: sendPage(readPackage(dir).name) },
      ],
    },
  });
}

/** Serves the files and `release.json` of a remote to the composed site, with hot reload. */
export async function serveRemote(dir: string, port: number): Promise<WebpackDevServer> {
  const config = withRefreshGuest(
    await configFor(dir, { preset: 'remote', isDevelopment: true, isHot: true }),
  );
  return serve({ config, port, settings: { headers: { 'Access-Control-Allow-Origin': '*' } } });
}

async function serve({ config, port, settings }: ServeOptions): Promise<WebpackDevServer> {
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack returned no compiler.');
  const server = new WebpackDevServer(
    {
      port,
      host: 'localhost',
      hot: true,
      static: false,
      allowedHosts: 'all',
      client: { overlay: false, webSocketURL: { hostname: 'localhost', port } },
      ...settings,
    },
    compiler,
  );
  await server.start();
  return server;
}

type Send = { setHeader: (name: string, value: string) => void; end: (body: string) => void };

/** Sends the page for every URL that is not a file, because the router of the remote handles it. */
function sendPage(name: string) {
  return (_request: unknown, response: Send) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><html lang="en" data-theme="light"><meta charset="utf-8">` +
        `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${name}</title>` +
        `<link rel="stylesheet" href="/standalone.css"><div id="root"></div>` +
        `<script type="module" src="/standalone.js"></script></html>`,
    );
  };
}

if (import.meta.main) {
  const port = Number(process.env['PORT'] ?? 3100);
  await serveStandalone(process.cwd(), port, process.env['API_URL'] ?? 'http://127.0.0.1:3300');
  console.log(`http://localhost:${port}`);
}
