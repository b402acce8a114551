import { expect, test } from '@jest/globals';
import { fastify } from 'fastify';
import { openCheckOrigin } from './checkOrigin.ts';

test('serves one site after another at the same URL, and none between them', async () => {
  const { url, serve, close } = await openCheckOrigin();
  const read = async () => {
    const response = await fetch(`${url}/plans`);
    return `${response.status} ${await response.text()}`;
  };
  try {
    for (const name of ['first', 'second']) {
      expect(await read()).toBe('503 ');
      const site = fastify();
      site.get('/plans', async () => name);
      await site.ready();
      const end = serve(site);
      expect(await read()).toBe(`200 ${name}`);
      end();
      await site.close();
    }
  } finally {
    await close();
  }
  await expect(read()).rejects.toThrow('fetch failed');
});
