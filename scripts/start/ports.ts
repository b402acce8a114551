import { createServer } from 'node:net';
import { fail } from './fail.ts';

/** Exits with an error when a port is in use. Keys are the environment variables that set the ports. */
export async function requireFreePorts(ports: Record<string, number>): Promise<void> {
  for (const [variable, port] of Object.entries(ports)) {
    if (await isFree(port)) continue;
    fail(
      `Port ${port} is in use by another program. Stop that program or choose another port: ${variable}=${port + 1} npm start`,
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
