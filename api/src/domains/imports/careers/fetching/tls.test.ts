import { once } from 'node:events';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { generate } from 'selfsigned';
import { fetchDocument } from './fetchDocument.ts';

const NAME = 'careers.example';
const known = getCACertificates('default');

let server: Server;
let certificate: string;
beforeAll(async () => {
  const made = await generate([{ name: 'commonName', value: NAME }], {
    keyType: 'ec',
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: NAME }] },
    ],
  });
  certificate = made.cert;
  server = createServer({ key: made.private, cert: made.cert }, (request, response) =>
    response.writeHead(200, { 'content-type': 'text/plain' }).end(`jobs at ${request.headers.host}`),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => setDefaultCACertificates(known));
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

/** Trusts the test certificate like one of a public authority. */
const vouchForIt = () => setDefaultCACertificates([...known, certificate]);

/** Every host name resolves to this machine. */
async function get(hostname: string): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const network = { resolve: async () => ['127.0.0.1'], mayConnect: () => true };
  const limits = { userAgent: 'CareerPortalAruba/1.0', withinMs: 20_000, mostBytes: 1024 };
  return (await fetchDocument(`https://${hostname}:${port}/`, { ...limits, network })).text;
}

test('accepts a certificate of the host name on a pinned IP address', async () => {
  vouchForIt();
  expect(await get(NAME)).toMatch(/^jobs at careers\.example:/);
});

test.each(['other.example', 'www.careers.example', '127.0.0.1'])(
  'rejects a certificate of another host name for %s',
  async (hostname) => {
    vouchForIt();
    await expect(get(hostname)).rejects.toMatchObject({ code: 'unreachable' });
  },
);

test('rejects an untrusted certificate', async () => {
  await expect(get(NAME)).rejects.toMatchObject({ code: 'unreachable' });
});
