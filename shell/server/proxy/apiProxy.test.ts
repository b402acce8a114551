import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import { fastify } from 'fastify';
import { apiProxy } from './apiProxy.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** A site in front of an API that takes every call and answers none. */
async function aSiteWithASilentApi(answerTimeoutMs?: number) {
  const calls: string[] = [];
  const api = createServer((request) => calls.push(`${request.method} ${request.url}`));
  await new Promise<void>((resolve) => {
    api.listen(0, '127.0.0.1', resolve);
  });
  closing.push(() => {
    api.closeAllConnections();
    api.close();
  });
  const site = fastify();
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  await apiProxy(site, { apiUrl, ...(answerTimeoutMs && { answerTimeoutMs }) });
  closing.push(() => site.close());
  return { site, calls };
}

describe('an API that hangs', () => {
  test('is waited for only so long, and the page is told in a sentence', async () => {
    const { site, calls } = await aSiteWithASilentApi(100);
    const answer = await site.inject('/api/vacancies?page=1');
    expect(calls).toEqual(['GET /vacancies?page=1']);
    expect(answer.statusCode).toBe(504);
    expect(answer.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
    expect(answer.json()).toMatchObject({
      code: 'api_timeout',
      message: 'The service takes too long to answer. Please try again in a minute.',
      request_id: expect.any(String),
    });
  });

  test('may have done what it was asked: nobody is told to simply do it again', async () => {
    const { site } = await aSiteWithASilentApi(100);
    const answer = await site.inject({ method: 'POST', url: '/api/newsletter-email', payload: {} });
    expect(answer.json()).toMatchObject({ message: expect.stringContaining('Please look before you try') });
  });

  test('is given longer where it asks others, as for a payment', async () => {
    const { site, calls } = await aSiteWithASilentApi(100);
    const asked = [
      site.inject({ method: 'POST', url: '/api/recruiter/order-cxpay', payload: {} }),
      site.inject({ method: 'POST', url: '/api/recruiter/order-sentoo/', payload: {} }),
      site.inject('/api/recruiter/scraped-vacancies/3'),
    ];
    const first = await Promise.race([...asked, site.inject('/api/vacancies')]);
    expect(first.json()).toMatchObject({ code: 'api_timeout' });
    expect(calls.toSorted()).toEqual([
      'GET /recruiter/scraped-vacancies/3',
      'GET /vacancies',
      'POST /recruiter/order-cxpay',
      'POST /recruiter/order-sentoo/',
    ]);
    // The other three are still waiting: the one that was refused is the quick one.
    expect(await Promise.race([...asked, Promise.resolve('waiting')])).toBe('waiting');
  });
});
