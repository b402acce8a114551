import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '@cpa/shared/server';
import type { DrivenBrowser } from '../integrity/checkChangedFiles.ts';

/** Milliseconds for the start of the driver, for a command and for the state of a page. */
const TIMEOUT_MS = 60_000;

type Session = { sessionId: string; capabilities: { browserVersion: string } };

/**
 * Starts the browser of WebKitGTK on a virtual screen and drives it by WebDriver.
 * @throws when the driver fails, or takes longer than a minute for its start or a command; so do the functions of the result
 */
export async function openWebKit(driverPath: string, screenPath: string): Promise<DrivenBrowser> {
  const [port] = await freePorts(1);
  const screen = spawn(screenPath, ['-displayfd', '3', '-screen', '0', '1280x800x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  let driver: ChildProcess | undefined;
  const stop = async (): Promise<void> => {
    for (const child of [driver, screen]) await end(child);
  };
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const [display] = (await once(screen.stdio[3] as Readable, 'data', { signal })) as [Buffer];
    const env = { ...process.env, DISPLAY: `:${display.toString().trim()}` };
    driver = spawn(driverPath, [`--port=${port}`], { env, stdio: 'ignore' });
    const send = connect(`http://127.0.0.1:${port}`);
    while (!(await send('GET', '/status').catch(() => undefined))) {
      if (driver.exitCode !== null || signal.aborted) throw new Error('WebKitWebDriver did not start.');
      await sleep(100);
    }
    const { sessionId, capabilities } = await send<Session>('POST', '/session', {
      capabilities: { alwaysMatch: {} },
    });
    const path = `/session/${sessionId}`;
    return {
      name: `WebKitGTK ${capabilities.browserVersion}`,
      open: (url) => send('POST', `${path}/url`, { url }),
      async poll(expression) {
        const script = `return ${expression}`;
        for (const deadline = Date.now() + TIMEOUT_MS; Date.now() < deadline; await sleep(100)) {
          const value = await send<string | null>('POST', `${path}/execute/sync`, { script, args: [] });
          if (value !== null) return value;
        }
        return undefined;
      },
      async close() {
        try {
          await send('DELETE', path);
        } finally {
          await stop();
        }
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @returns a function that sends a WebDriver command and returns its value */
function connect(url: string) {
  return async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(url + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { value } = (await response.json()) as { value: T & { message?: string } };
    if (!response.ok) throw new Error(`${method} ${path}: ${value.message}`);
    return value;
  };
}

async function end(child: ChildProcess | undefined): Promise<void> {
  if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}
