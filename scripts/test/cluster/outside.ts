import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createNmiSimulator } from '../../../api/src/domains/orders/gateways/simulators/nmiSimulator.ts';
import { SIMULATED } from '../../../api/src/platform/config/paymentConfig.ts';
import { openSmtpServer } from '../../../api/test/support/smtpServer.ts';
import { ROOT } from '../../start/settings.ts';
import { CLOCK, clockFrom } from './clock.ts';
import { type Gate, openGate } from './gate.ts';
import { DISKS, OUTSIDE } from './nodes.ts';

export type Outside = {
  /** Services that can hang. */
  gates: Record<'mail' | 'payments' | 'storage', Gate>;
  /** References of the orders that the card gateway has charged. */
  charged: () => string[];
  /** Number of accepted mails. */
  mails: () => number;
};

/** Starts the external services of a portal: mail server, card gateway and object storage, each behind a gate. */
export async function openOutside(): Promise<Outside> {
  const smtp = await openSmtpServer();
  const cards = createNmiSimulator(SIMULATED);
  await cards.app.listen({ port: 0, host: '127.0.0.1' });
  const folder = join(DISKS, 'objects');
  mkdirSync(folder, { recursive: true });
  const s3 = fork(join(ROOT, 'shell/server/platform/storage/testing/s3Server.mjs'), [folder], {
    execArgv: [],
    // It refuses requests that were signed 15 minutes earlier or later.
    env: { ...process.env, ...(existsSync(CLOCK) && clockFrom(CLOCK)) },
  });
  const [s3Port] = (await once(s3, 'message')) as [number];
  const tls = {
    cert: readFileSync('/etc/portal/server.pem', 'utf8'),
    key: readFileSync('/etc/portal/server.key', 'utf8'),
  };
  return {
    gates: {
      mail: openGate({ host: OUTSIDE, port: 2525 }, Number(new URL(smtp.url).port)),
      payments: openGate(
        { host: OUTSIDE, port: 8443 },
        (cards.app.server.address() as AddressInfo).port,
        tls,
      ),
      storage: openGate({ host: OUTSIDE, port: 9000 }, s3Port),
    },
    charged: () => cards.taken().map(({ reference }) => reference),
    mails: () => smtp.accepted.length,
  };
}
