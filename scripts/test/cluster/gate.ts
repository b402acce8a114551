import { connect, createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';

/** `hang`: accepts connections but sends no response, like a firewall that drops packets. */
export type GateMode = 'pass' | 'hang' | 'refuse';

export type Gate = { set: (mode: GateMode) => void };

/** Opens a proxy in front of an external service, which can hang or refuse connections. */
export function openGate(
  listen: { host: string; port: number },
  target: number,
  tls?: { cert: string; key: string },
): Gate {
  let mode: GateMode = 'pass';
  const open = new Set<Socket>();
  const keep = (socket: Socket): Socket => {
    open.add(socket);
    return socket.on('close', () => open.delete(socket)).on('error', () => socket.destroy());
  };
  const accept = (client: Socket): void => {
    keep(client);
    if (mode === 'refuse') return void client.destroy();
    if (mode === 'hang') return;
    const server = keep(connect(target, '127.0.0.1'));
    client.pipe(server).pipe(client);
    client.once('close', () => server.destroy());
    server.once('close', () => client.destroy());
  };
  const server: Server = tls ? createTlsServer(tls, accept) : createServer(accept);
  server.on('tlsClientError', () => undefined);
  server.listen(listen.port, listen.host);
  return {
    set: (next) => {
      mode = next;
      for (const socket of open) {
        if (next === 'hang') socket.unpipe();
        else socket.destroy();
      }
    },
  };
}
