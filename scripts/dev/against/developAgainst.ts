import { fail } from '../../start/fail.ts';
import { createAgainstServer } from './createAgainstServer.ts';
import { watchRemote } from './watchRemote.ts';

type Options = {
  /** Name of the remote. */
  name: string;
  /** Folder of its package. */
  dir: string;
  /** URL of the site. */
  against: string;
  port: number;
};

/** Shows a running site with a local build of one remote. */
export async function developAgainst({ name, dir, against, port }: Options): Promise<void> {
  if (!URL.canParse(against)) fail(`"${against}" is not the URL of a site.`);
  const site = new URL(against).origin;
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  const started = performance.now();
  const { folder, release } = await watchRemote({ name, dir, print });
  const server = createAgainstServer({ site, name, folder, release });
  server.listen(port, 'localhost');
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  print(`${site} with your ${name}: http://localhost:${port} (ready in ${seconds} s).`);
  print('Reload the page after a change. Only you see it; what you save is saved on that site.');
}
