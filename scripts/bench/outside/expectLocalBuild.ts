import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePorts } from '@cpa/shared/server';
import { expectRemoteOnSite } from './expectRemoteOnSite.ts';
import { withoutNpm } from './timed.ts';

type Options = { folder: string; siteUrl: string; route: string; title: string };

/** Runs `npm run dev -- --against <site>` in the folder of a remote, and opens its page with the local build. */
export async function expectLocalBuild({ folder, siteUrl, route, title }: Options): Promise<void> {
  const [port] = await freePorts(1);
  const child = spawn('npm', ['run', 'dev', '--', '--against', siteUrl], {
    cwd: folder,
    env: { ...withoutNpm(process.env), DEV_PORT: String(port) },
    // npm does not pass signals on to the command.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  try {
    const ready = waitForOutput(child.stdout, /ready in [\d.]+ s/);
    const exited = ended.then(() => Promise.reject(new Error('npm run dev ended.')));
    const [seconds] = await Promise.race([ready, exited]);
    const url = `http://localhost:${port}`;
    await expectRemoteOnSite(url, { route, title });
    const html = await (await fetch(url + route, { headers: { accept: 'text/html' } })).text();
    if (!html.includes(`Local build of`)) throw new Error('The page does not show the local build.');
    console.log(`dev --against: ${seconds}`);
  } finally {
    process.kill(-child.pid!, 'SIGTERM');
    await ended;
  }
}

async function waitForOutput(stream: NodeJS.ReadableStream, wanted: RegExp): Promise<RegExpExecArray> {
  let output = '';
  for await (const chunk of stream) {
    output += String(chunk);
    const found = wanted.exec(output);
    if (found) return found;
  }
  throw new Error(`The output does not contain ${String(wanted)}:\n${output}`);
}
