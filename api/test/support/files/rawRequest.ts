import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface RawResponse {
  /** Status code, for example `413`; undefined when the connection ended without a response. */
  status: number | undefined;
  text: string;
  /** Bytes sent before the peer closed. */
  sent: number;
}

/** Sends a raw request over its own connection until it is sent or the peer closes it. */
export async function rawRequest(
  port: number,
  head: string[],
  body: Iterable<string | Buffer> = [],
  { hangUp = false } = {},
): Promise<RawResponse> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  let isOver = false;
  socket.on('data', (data) => (text += String(data)));
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) =>
    socket.on('close', () => {
      isOver = true;
      resolve();
    }),
  );
  await once(socket, 'connect');
  socket.write(`${head.join('\r\n')}\r\nHost: localhost\r\nX-Requested-With: XMLHttpRequest\r\n\r\n`);
  let sent = 0;
  for (const chunk of body) {
    if (isOver || text !== '') break;
    sent += chunk.length;
    if (!socket.write(chunk)) await Promise.race([drained(socket), closed]);
  }
  if (hangUp) socket.destroy();
  await closed;
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]) || undefined, text, sent };
}

async function drained(socket: Socket): Promise<void> {
  await once(socket, 'drain').catch(() => undefined);
}
