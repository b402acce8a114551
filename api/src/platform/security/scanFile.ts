import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

/** Milliseconds for the scan of one file. */
const TIMEOUT_MS = 20_000;

/**
 * Scans a file with ClamAV's daemon, with the command INSTREAM of its protocol
 * (https://docs.clamav.net/manual/Usage/Scanning.html#clamd). Returns the name of what it found, or undefined.
 *
 * @param url - `unix:/run/clamav/clamd.ctl` or `tcp://host:3310`.
 * @throws Error when the daemon does not respond or cannot scan the file.
 */
export async function scanFile(url: string, path: string): Promise<string | undefined> {
  const socket = open(url);
  const timer = setTimeout(
    () => socket.destroy(new Error('The virus scanner did not respond in time.')),
    TIMEOUT_MS,
  );
  try {
    // The daemon responds early when the file exceeds its limit, so read while writing.
    const [reply] = await Promise.all([text(socket), send(socket, path)]);
    return readReply(reply);
  } finally {
    clearTimeout(timer);
    socket.destroy();
  }
}

async function send(socket: Socket, path: string): Promise<void> {
  socket.write('zINSTREAM\0');
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    if (socket.destroyed || !socket.writable) return;
    if (!socket.write(Buffer.concat([lengthOf(chunk.length), chunk]))) await drained(socket);
  }
  socket.write(lengthOf(0));
}

/** `stream: OK`, `stream: <name> FOUND` or an error. */
function readReply(reply: string): string | undefined {
  const line = reply.replace(/\0.*$/s, '');
  if (line === 'stream: OK') return undefined;
  const found = /^stream: (.+) FOUND$/.exec(line)?.[1];
  if (!found) throw new Error(`The virus scanner could not scan a file: ${line || 'no response'}.`);
  return found;
}

function open(url: string): Socket {
  const { protocol, hostname, port, pathname } = new URL(url);
  return protocol === 'unix:'
    ? connect(pathname)
    : connect(Number(port || 3310), hostname.replace(/^\[|\]$/g, ''));
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

async function drained(socket: Socket): Promise<void> {
  await new Promise<void>((resolve) => {
    socket.once('drain', resolve).once('close', resolve);
  });
}
