import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '@cpa/shared/server';

/** The test file that every virus scanner recognises (https://www.eicar.org/download-anti-malware-testfile). */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

export interface Clamd {
  url: string;
  stop(): Promise<void>;
}

/** Starts a server on a Unix socket that implements ClamAV's protocol and detects one signature. */
export async function openFakeClamd({ limit = 25_000_000 } = {}): Promise<Clamd> {
  const sockets = new Set<Socket>();
  const folder = mkdtempSync(join(tmpdir(), 'clamd-'));
  const path = join(folder, 'clamd.ctl');
  const server = createServer((socket) => {
    sockets.add(socket);
    let received = Buffer.alloc(0);
    socket
      .on('error', () => undefined)
      .on('data', (data) => {
        received = Buffer.concat([received, data as Buffer]);
        const content = contentOf(received);
        if (content.bytes.length > limit) return socket.end('INSTREAM size limit exceeded. ERROR\0');
        if (!content.isWhole) return;
        const isInfected = content.bytes.includes(EICAR);
        return socket.end(isInfected ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');
      });
  }).listen(path);
  await once(server, 'listening');
  return {
    url: `unix:${path}`,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
      rmSync(folder, { recursive: true });
    },
  };
}

/** Joins the chunks after the command; each has its length before it, and 0 ends the file. */
function contentOf(received: Buffer): { bytes: Buffer; isWhole: boolean } {
  const command = 'zINSTREAM\0';
  if (!received.toString('latin1', 0, command.length).startsWith(command))
    return { bytes: Buffer.alloc(0), isWhole: false };
  const chunks: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return { bytes: Buffer.concat(chunks), isWhole: true };
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return { bytes: Buffer.concat(chunks), isWhole: false };
}

/** `clamd` is the daemon of the Debian package `clamav-daemon`. */
export const hasClamd = spawnSync('clamd', ['--version']).status === 0;

/** Starts the real daemon with one custom signature, because its database is a download of hundreds of megabytes. */
export async function openClamd(): Promise<Clamd> {
  const folder = mkdtempSync(join(tmpdir(), 'clamd-'));
  const [port] = await freePorts(1);
  writeFileSync(join(folder, 'test.ndb'), `Test.Eicar:0:*:${Buffer.from(EICAR).toString('hex')}\n`);
  const settings = [
    `DatabaseDirectory ${folder}`,
    `TCPSocket ${port}`,
    'TCPAddr 127.0.0.1',
    'Foreground yes',
  ];
  writeFileSync(join(folder, 'clamd.conf'), `${settings.join('\n')}\n`);
  const child = spawn('clamd', ['--config-file', join(folder, 'clamd.conf')], { stdio: 'ignore' });
  const url = `tcp://127.0.0.1:${port}`;
  while (!(await isListening(port!))) {
    if (child.exitCode !== null) throw new Error(`clamd ended with ${child.exitCode}.`);
    await sleep(50);
  }
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
}
