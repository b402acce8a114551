import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openFirefox } from './openFirefox.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fake-firefox-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Creates a program that prints this line and waits for its end. */
function programThatPrints(line: string): string {
  const path = join(folder, 'firefox');
  writeFileSync(path, `#!/bin/sh\necho '${line}' >&2\nexec sleep 100\n`, { mode: 0o755 });
  return path;
}

test('ends a browser that cannot be driven in time', async () => {
  await expect(openFirefox(programThatPrints('Starting'), 50)).rejects.toThrow('too long for its start');
});

/** Starts a server that accepts WebSocket connections, and closes them at the first message or never responds. */
async function startServer({ closes }: { closes: boolean }) {
  const sockets: Duplex[] = [];
  const server = createServer().on('upgrade', ({ headers }, socket) => {
    sockets.push(socket);
    const accepted = createHash('sha1')
      .update(`${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
      .digest('base64');
    const lines = ['Upgrade: websocket', 'Connection: Upgrade', `Sec-WebSocket-Accept: ${accepted}`];
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
    socket.once('data', () => closes && socket.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

test.each([
  ['closes its connection', { closes: true, timeoutMs: 60_000 }, 'Firefox ended its connection.'],
  ['does not respond', { closes: false, timeoutMs: 500 }, 'Firefox took too long for session.new.'],
])('a browser that %s fails its command', async (_what, { closes, timeoutMs }, message) => {
  const server = await startServer({ closes });
  const path = programThatPrints(`WebDriver BiDi listening on ws://127.0.0.1:${server.port}`);
  try {
    await expect(openFirefox(path, timeoutMs)).rejects.toThrow(message);
  } finally {
    server.stop();
  }
});
