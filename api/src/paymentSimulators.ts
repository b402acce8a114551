import { closeGracefully } from '@cpa/shared/server';
import { SIMULATED } from './platform/config/paymentConfig.ts';
import { createNmiSimulator } from './domains/orders/gateways/simulators/nmiSimulator.ts';
import { createSentooSimulator } from './domains/orders/gateways/simulators/sentooSimulator.ts';

/**
 * Runs both payment simulators for demo and development, each on its own port. `npm start` runs it; production does
 * not.
 */
await closeGracefully(async (atEnd) => {
  const { env } = process;
  if (env['NODE_ENV'] === 'production') throw new Error('Payments are not simulated in production.');
  const apiPort = Number(env['API_PORT'] ?? 3300);
  const nmiPort = Number(env['NMI_SIMULATOR_PORT'] ?? apiPort + 3);
  const sentooPort = Number(env['SENTOO_SIMULATOR_PORT'] ?? apiPort + 4);

  const nmi = createNmiSimulator(SIMULATED);
  const sentoo = createSentooSimulator({
    ...SIMULATED,
    publicUrl: () => `http://localhost:${sentooPort}`,
    webhookUrl: () => `http://127.0.0.1:${apiPort}/payments/sentoo/webhook`,
  });
  for (const { app } of [nmi, sentoo]) {
    app.get('/health', async () => ({ status: 'ok' }));
    atEnd(async () => await app.close());
  }
  await nmi.app.listen({ port: nmiPort, host: '127.0.0.1' });
  // Listen on the host name that browsers use, IPv4 or IPv6.
  await sentoo.app.listen({ port: sentooPort, host: 'localhost' });
});
