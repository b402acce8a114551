import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** Elements of a document that run or load code. */
const CODE =
  /<script\b[^>]*>[^]*?<\/script>|<template id="(?:later-files|script-tags)"[^]*?<\/template>|<link rel="(?:modulepreload|preload" as="(?:fetch|script))"[^>]*>/g;

/** Quality with which the site compresses documents that it sends several times. */
const QUALITY = 5;

/** Headers of a connection, and of a body that `fetch` has decompressed. */
const OWN_HEADERS = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'transfer-encoding',
]);

const compress = promisify(brotliCompress);

/** Starts a server with the pages of a site without their scripts; all other files are those of the site. */
export async function startWithoutScripts(site: string): Promise<{ url: string; stop: () => void }> {
  const server = createServer((request, response) => {
    respond(site, request, response).catch(() => response.destroy());
  });
  await once(server.listen(0, 'localhost'), 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Fetched files, so that the second request of a file takes as long as one to the site. */
const bodies = new Map<string, { headers: [string, string][]; body: Buffer }>();

async function respond(
  site: string,
  { url = '/' }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { headers, body } = bodies.get(url) ?? (await read(new URL(url, site)));
  bodies.set(url, { headers, body });
  response.writeHead(200, Object.fromEntries(headers));
  response.end(body);
}

async function read(url: URL): Promise<{ headers: [string, string][]; body: Buffer }> {
  const received = await fetch(url);
  const headers = [...received.headers].filter(([name]) => !OWN_HEADERS.has(name));
  const type = received.headers.get('content-type') ?? '';
  if (!type.startsWith('text/html')) return { headers, body: Buffer.from(await received.arrayBuffer()) };
  const html = (await received.text()).replace(CODE, '');
  const body = await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  return { headers: [...headers, ['content-encoding', 'br']], body };
}
