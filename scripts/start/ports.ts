import { createServer } from 'node:net';
import { fail } from './fail.ts';

/** Ends the process with a sentence when one of the named ports is taken. */
export async function requireFreePorts(ports: Record<string, number>): Promise<void> {
  for (const [variable, port] of Object.entries(ports)) {
    if (await isFree(port)) continue;
    fail(
      `Port ${port} is taken by another program. Stop it, or choose another port: ${variable}=${port + 1} npm start`,
    );
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
