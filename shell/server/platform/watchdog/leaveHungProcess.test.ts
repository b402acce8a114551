import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import { expect, test } from '@jest/globals';
import { fastify } from 'fastify';
import { leaveHungProcess } from './leaveHungProcess.ts';

test('differs in opener policy and agent cluster from other documents while a tab may hang', async () => {
  const app = fastify();
  await app.register(helmet);
  await app.register(cookie);
  app.get('/', async (request, reply) => {
    leaveHungProcess(request, reply);
    return await reply.send('');
  });
  const read = async (sent: string) => {
    const { headers } = await app.inject({ url: '/', headers: { cookie: sent } });
    return [headers['cross-origin-opener-policy'], headers['origin-agent-cluster'], headers.vary];
  };
  expect(await read('cpa_hung_tab=on')).toEqual(['same-origin-allow-popups', '?0', 'cookie']);
  expect(await read('cpa_session=x')).toEqual(['same-origin', '?1', undefined]);
  await app.close();
});
