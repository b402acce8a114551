import { afterEach, describe, expect, test } from '@jest/globals';
import { type FastifyInstance, fastify } from 'fastify';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { sendDocument } from './sendDocument.ts';

const HEADERS = { 'integrity-policy': 'blocked-destinations=(script)' };

let app: FastifyInstance;
afterEach(() => app.close());

function open({ html, isReused }: { html: string; isReused: boolean }): void {
  app = fastify();
  const document = {
    status: 200,
    headers: HEADERS,
    html,
    isRendered: false,
    hasDefaultHead: false,
    etag: '"1"',
  };
  app.get('/', async (request, reply) => await sendDocument(request, reply, document, isReused));
}

test.each([
  [
    'Safari',
    'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    false,
  ],
  [
    'Chrome on an iPhone',
    'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/156.0 Mobile',
    false,
  ],
  ['Chrome', 'Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36', true],
  ['Firefox', 'Mozilla/5.0 (X11; rv:153.0) Gecko/20100101 Firefox/153.0', true],
])(
  'sends the integrity policy to browsers that load modules under it: %s',
  async (_name, userAgent, isSent) => {
    open({ html: '', isReused: false });
    const read = async (etag: string) =>
      await app.inject({ url: '/', headers: { 'user-agent': userAgent, 'if-none-match': etag } });
    const { headers } = await read('"0"');
    expect('integrity-policy' in headers).toBe(isSent);
    expect(headers['vary']).toBe('accept-encoding');
    expect((await read(headers['etag'] as string)).statusCode).toBe(304);
    // A cache may have the document of the other browsers.
    expect((await read('"1"')).statusCode).toBe(isSent ? 304 : 200);
  },
);

describe('compression', () => {
  const HTML = '<p>Tur hende ta bon biní</p>'.repeat(100);
  const CHROME = 'gzip, deflate, br, zstd';

  test.each([
    ['sends a document that is sent once with Zstandard', false, CHROME, 'zstd', zstdDecompressSync],
    ['sends a document that is sent several times with Brotli', true, CHROME, 'br', brotliDecompressSync],
    ['sends Brotli to a client without Zstandard', false, 'gzip, br', 'br', brotliDecompressSync],
    ['sends gzip to other clients', true, 'gzip', 'gzip', gunzipSync],
  ])('%s', async (_title, isReused, accepted, encoding, decompress) => {
    open({ html: HTML, isReused });
    const { headers, rawPayload } = await app.inject({ url: '/', headers: { 'accept-encoding': accepted } });
    expect(headers['content-encoding']).toBe(encoding);
    expect(decompress(rawPayload).toString()).toBe(HTML);
  });

  test('sends the text as it is to a client that accepts no compression', async () => {
    open({ html: HTML, isReused: false });
    const { headers, body } = await app.inject({ url: '/', headers: { 'accept-encoding': 'identity' } });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body).toBe(HTML);
  });
});
