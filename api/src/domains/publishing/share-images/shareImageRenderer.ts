import { fork, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { DomainError } from '../../../platform/errors/domainError.ts';
import type { RenderRequest, RenderResponse } from './drawing/renderProcess.ts';
import type { ShareImage } from './drawing/shareImage.ts';

const PROCESS = join(import.meta.dirname, 'drawing/renderProcess.ts');
/** Timeout of one image in milliseconds, including those before it. */
const TIMEOUT_MS = 20_000;
/** Milliseconds without an image after which the process ends. */
const IDLE_MS = 60_000;
const MAX_WAITING = 20;
/** An image has about 40 KB. */
const MAX_CACHED = 300;
/** Part of every key: a new drawing replaces cached images. */
const DESIGN = 1;

interface Waiting {
  resolve: (png: Buffer) => void;
  reject: (error: Error) => void;
}

export interface ShareImageRenderer {
  /** Renders in a separate process, one image at a time. Identical images are rendered once and cached. */
  render(image: ShareImage): Promise<Buffer>;
  close(): void;
}

/** Hash of the content. */
export function shareImageKey(image: ShareImage): string {
  return createHash('sha256')
    .update(JSON.stringify([DESIGN, image]))
    .digest('base64url')
    .slice(0, 27);
}

export function createShareImageRenderer(): ShareImageRenderer {
  const cached = new Map<string, Buffer>();
  const pending = new Map<string, Promise<Buffer>>();
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  async function render(image: ShareImage): Promise<Buffer> {
    const key = shareImageKey(image);
    const hit = cached.get(key);
    if (hit) return hit;
    const begun = pending.get(key) ?? renderNew(key, image).finally(() => pending.delete(key));
    pending.set(key, begun);
    return await begun;
  }

  async function renderNew(key: string, image: ShareImage): Promise<Buffer> {
    if (waiting.size >= MAX_WAITING) throw unavailable();
    const png = await send(image);
    cached.set(key, png);
    if (cached.size > MAX_CACHED) cached.delete(cached.keys().next().value!);
    return png;
  }

  async function send(image: ShareImage): Promise<Buffer> {
    clearTimeout(idle);
    const id = ++lastId;
    const timeout = setTimeout(stop, TIMEOUT_MS).unref();
    try {
      return await new Promise<Buffer>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        child ??= start();
        child.send({ id, image } satisfies RenderRequest, (error) => {
          if (error) stop();
        });
      });
    } finally {
      clearTimeout(timeout);
      waiting.delete(id);
      if (waiting.size === 0) idle = setTimeout(stop, IDLE_MS).unref();
    }
  }

  function start(): ChildProcess {
    const started = fork(PROCESS, {
      execArgv: [],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.on('message', ({ id, png, error }: RenderResponse) => {
      if (png) waiting.get(id)?.resolve(Buffer.from(png));
      else waiting.get(id)?.reject(new Error(error));
    });
    started.on('error', stop);
    started.on('exit', () => {
      if (child === started) stop();
    });
    started.unref();
    started.channel?.unref();
    return started;
  }

  /** Ends the process and rejects what it has not rendered. The next image starts another one. */
  function stop(): void {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
    for (const { reject } of waiting.values()) reject(unavailable());
  }

  return { render, close: stop };
}

const unavailable = () => new DomainError(503, 'share_image_busy');
