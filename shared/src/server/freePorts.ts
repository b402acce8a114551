import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** Finds different ports of the loopback interface that are free at the moment. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, '127.0.0.1');
      await once(server, 'listening');
      return server;
    }),
  );
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map(async (server) => await once(server.close(), 'close')));
  return ports;
}
