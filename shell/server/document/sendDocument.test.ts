import { afterEach, expect, test } from '@jest/globals';
import { type FastifyInstance, fastify } from 'fastify';
import { sendDocument } from './sendDocument.ts';

const HEADERS = { 'integrity-policy': 'blocked-destinations=(script)' };

let app: FastifyInstance;
afterEach(() => app.close());

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
    app = fastify();
    app.get('/', async (request, reply) => {
      const document = {
        status: 200,
        headers: HEADERS,
        html: '',
        isRendered: false,
        hasDefaultHead: false,
        etag: '"1"',
      };
      return await sendDocument(request, reply, document, false);
    });
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
