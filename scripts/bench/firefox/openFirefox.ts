import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DrivenBrowser } from '../integrity/checkChangedFiles.ts';

/** Milliseconds for the start of the browser, for a command and for the state of a page. */
const TIMEOUT_MS = 60_000;

/** Milliseconds for the end of the browser, before it is killed. */
const CLOSE_TIMEOUT_MS = 5000;

type Response = { id?: number; type: string; result?: unknown; message?: string };

/**
 * Starts Firefox with a new profile and drives it by WebDriver BiDi, which it implements itself.
 * @throws when it ends, or takes longer than `timeoutMs` for its start or a command; so do the functions of the result
 */
export async function openFirefox(path: string, timeoutMs = TIMEOUT_MS): Promise<DrivenBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const child = spawn(
    path,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, HOME: profile },
    },
  );
  const exited = once(child, 'exit');
  const close = async (): Promise<void> => {
    child.kill();
    const timer = setTimeout(() => child.kill('SIGKILL'), CLOSE_TIMEOUT_MS);
    await exited;
    clearTimeout(timer);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const send = await connect(
      await endpointOf(createInterface({ input: child.stderr }), timeoutMs),
      timeoutMs,
    );
    const session = await send<{ capabilities: { browserVersion: string } }>('session.new', {
      capabilities: {},
    });
    const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
    const context = contexts[0]!.context;
    return {
      name: `Firefox ${session.capabilities.browserVersion}`,
      open: async (url: string) =>
        await send('browsingContext.navigate', { context, url, wait: 'interactive' }),
      /** Evaluates an expression until it has a value. @returns undefined after the timeout */
      async poll(expression: string): Promise<string | undefined> {
        const deadline = Date.now() + timeoutMs;
        while (Date.now() < deadline) {
          const { result } = await send<{ result?: { value?: string } }>('script.evaluate', {
            expression,
            target: { context },
            awaitPromise: false,
          });
          if (result?.value !== undefined) return result.value;
          await sleep(100);
        }
        return undefined;
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Continues reading after the line with the endpoint: a browser whose output is not read stops at some point. */
async function endpointOf(lines: Interface, timeoutMs: number): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  lines.on('line', (line) => {
    const [, url] = /WebDriver BiDi listening on (\S+)/.exec(line) ?? [];
    if (url) resolve(`${url}/session`);
  });
  lines.once('close', () => reject(new Error('Firefox ended before it could be driven.')));
  return await inTime(promise, timeoutMs, 'its start');
}

/** @returns a function that sends a command and returns its result */
async function connect(url: string, timeoutMs: number) {
  const socket = new WebSocket(url);
  const waiting = new Map<number, PromiseWithResolvers<Response>>();
  socket.addEventListener('message', ({ data }) => {
    const response = JSON.parse(String(data)) as Response;
    if (response.id !== undefined) waiting.get(response.id)?.resolve(response);
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox ended its connection.'));
  });
  await inTime(once(socket, 'open'), timeoutMs, 'its connection');
  let last = 0;
  return async <T>(method: string, params: object): Promise<T> => {
    if (socket.readyState !== WebSocket.OPEN) throw new Error('Firefox ended its connection.');
    const id = (last += 1);
    const result = Promise.withResolvers<Response>();
    waiting.set(id, result);
    try {
      socket.send(JSON.stringify({ id, method, params }));
      const response = await inTime(result.promise, timeoutMs, method);
      if (response.type === 'error') throw new Error(`${method}: ${response.message}`);
      return response.result as T;
    } finally {
      waiting.delete(id);
    }
  };
}

async function inTime<T>(work: Promise<T>, timeoutMs: number, what: string): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`Firefox took too long for ${what}.`)), timeoutMs);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
