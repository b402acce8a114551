import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSentooProvider } from './sentooProvider.ts';

/** Response of the provider to every call. */
let answer: { status: number; body: string };
let server: Server;
beforeAll(async () => {
  server = createServer((_request, response) => {
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

const provider = () =>
  createSentooProvider({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    secret: 'secret',
    merchant: 'merchant',
    payerOrigins: ['https://pay.example.aw'],
    timeoutMs: 5000,
  });
const stateOf = (message: string): string => JSON.stringify({ success: { message } });

describe('status', () => {
  it.each([
    [
      200,
      stateOf('success'),
      { kind: 'known', status: 'paid', transaction: 't', amount: null, state: 'success' },
    ],
    [404, '', { kind: 'none' }],
    [202, stateOf('success'), { kind: 'unclear', reason: 'answered 202, without a status' }],
    [200, stateOf('held'), { kind: 'unclear', reason: 'answered 200, without a status' }],
    [200, 'not JSON', { kind: 'unclear', reason: 'answered 200, without a status' }],
    [503, stateOf('success'), { kind: 'unclear', reason: 'answered 503' }],
  ])('reads %i with %s', async (status, body, found) => {
    answer = { status, body };
    expect(await provider().status('t')).toEqual(found);
  });
});

describe('open', () => {
  const opening = {
    amount: 1000,
    currency: 'AWG' as const,
    description: 'Team',
    returnUrl: 'https://jobs.example.aw/payment/pending',
    customer: '1',
    expiresAt: new Date('2026-11-23T12:15:00Z'),
  };
  const openedAt = (url: string): string =>
    JSON.stringify({ success: { message: 'transaction-1', data: { url } } });

  it('sends the payer to the known origins only', async () => {
    answer = { status: 200, body: openedAt('https://pay.example.aw/t') };
    expect(await provider().open(opening)).toMatchObject({ kind: 'opened', transaction: 'transaction-1' });
    answer = { status: 200, body: openedAt('https://pay.example.org/t') };
    expect(await provider().open(opening)).toMatchObject({ kind: 'failed' });
  });

  it('does not report an error of our own as one of the provider', async () => {
    const broken = provider().open({ ...opening, expiresAt: new Date(Number.NaN) });
    await expect(broken).rejects.toThrow('Invalid time value');
  });
});
