import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { DomainError } from '../../../platform/errors/domainError.ts';
import { startLimited } from '../../../platform/security/startLimited.ts';
import type { DecodeRequest, DecodeResponse } from './decoder.ts';

/** Images that are decoded at the same time in this process. */
const MAX_DECODERS = 2;
/** Images that wait for a decoder; more are rejected. */
const MAX_WAITING = 20;
/** Milliseconds until a decoder is killed. */
const DEADLINE_MS = 20_000;
/** Milliseconds for which an idle decoder waits for the next image. */
const IDLE_MS = 10_000;
const LIMITS = { heapMb: 64, memoryKb: 1_000_000 };
const UNREADABLE = { rejected: 'unreadable' } as const;

const idle: ChildProcess[] = [];
const waiting: (() => void)[] = [];
let running = 0;

/**
 * Decodes an image in a child process with limited memory and time, two at a time. A decoder that fails is replaced.
 * @throws DomainError 503 while too many images wait.
 */
export async function decodeInChild(request: DecodeRequest): Promise<DecodeResponse> {
  if (running >= MAX_DECODERS) {
    if (waiting.length >= MAX_WAITING) throw busy();
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    const rested = idle.pop();
    // A decoder can end while it waits, for which the image is not to blame.
    const response = rested && (await decodeWith(rested, request));
    return response ?? (await decodeWith(start(), request)) ?? UNREADABLE;
  } finally {
    // The next image takes the place of this one.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** Returns null when the decoder ended by itself without a response. */
async function decodeWith(child: ChildProcess, request: DecodeRequest): Promise<DecodeResponse | null> {
  child.ref();
  const done = Promise.withResolvers<DecodeResponse | null>();
  const fail = (): void => done.resolve(null);
  const deadline = setTimeout(() => child.kill('SIGKILL'), DEADLINE_MS);
  child.once('message', done.resolve).once('exit', fail).once('error', fail);
  child.send(request, (error) => error && fail());
  const response = await done.promise;
  clearTimeout(deadline);
  child.removeAllListeners();
  if (response && child.exitCode === null && child.signalCode === null && child.connected) rest(child);
  return response ?? (child.killed ? UNREADABLE : null);
}

/** Keeps the decoder for the next image, without keeping the process alive. */
function rest(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
  idle.push(child);
  const leave = (): void => {
    const place = idle.indexOf(child);
    if (place !== -1) idle.splice(place, 1);
  };
  child.once('exit', leave).once('error', leave);
  setTimeout(() => {
    if (!idle.includes(child)) return;
    leave();
    child.kill();
  }, IDLE_MS).unref();
}

function start(): ChildProcess {
  return startLimited(join(import.meta.dirname, 'decoder.ts'), LIMITS, {
    VIPS_CONCURRENCY: '1',
    UV_THREADPOOL_SIZE: '2',
    MALLOC_ARENA_MAX: '2',
    MALLOC_TRIM_THRESHOLD_: '131072',
    MALLOC_MMAP_THRESHOLD_: '131072',
  });
}

function busy(): DomainError {
  return new DomainError(503, 'busy');
}
