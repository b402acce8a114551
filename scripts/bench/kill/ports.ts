import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

export interface Ports {
  api: number;
  realtime: number;
  gateway: number;
}

/** Picks free ports for all rounds, because the gateway and the buyers outlive each API process. */
export async function choosePorts(): Promise<Ports> {
  const [api, realtime, gateway] = await Promise.all([freePort(), freePort(), freePort()]);
  return { api, realtime, gateway };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
