import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds for the start of the browser, and for a page. */
const TIMEOUT_MS = 60_000;

type Response = { id?: number; type: string; result?: unknown; message?: string };

/** Starts Firefox with a new profile and drives it by WebDriver BiDi, which it implements itself. */
export async function openFirefox(path: string) {
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
    await exited;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const send = await connect(await endpointOf(createInterface({ input: child.stderr })));
    const session = await send<{ capabilities: { browserVersion: string } }>('session.new', {
      capabilities: {},
    });
    const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
    const context = contexts[0]!.context;
    return {
      version: session.capabilities.browserVersion,
      open: async (url: string) =>
        await send('browsingContext.navigate', { context, url, wait: 'interactive' }),
      /** Evaluates an expression until it has a value. @returns undefined after the timeout */
      async poll(expression: string): Promise<string | undefined> {
        const deadline = Date.now() + TIMEOUT_MS;
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

async function endpointOf(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const [, url] = /WebDriver BiDi listening on (\S+)/.exec(line) ?? [];
    if (url) return `${url}/session`;
  }
  throw new Error('Firefox ended before it could be driven.');
}

/** @returns a function that sends a command and returns its result */
async function connect(url: string) {
  const socket = new WebSocket(url);
  const waiting = new Map<number, (response: Response) => void>();
  socket.addEventListener('message', ({ data }) => {
    const response = JSON.parse(String(data)) as Response;
    if (response.id !== undefined) waiting.get(response.id)?.(response);
  });
  await once(socket, 'open', { signal: AbortSignal.timeout(TIMEOUT_MS) });
  let last = 0;
  return async <T>(method: string, params: object): Promise<T> => {
    const id = (last += 1);
    const { promise, resolve } = Promise.withResolvers<Response>();
    waiting.set(id, resolve);
    socket.send(JSON.stringify({ id, method, params }));
    const response = await promise;
    waiting.delete(id);
    if (response.type === 'error') throw new Error(`${method}: ${response.message}`);
    return response.result as T;
  };
}
