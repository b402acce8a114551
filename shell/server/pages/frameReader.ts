import type { RenderedFrame } from '@cpa/shared/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { recentEntry } from '../cache/recentEntry.ts';
import type { SandboxPool } from '../sandbox/createSandboxPool.ts';
import type { ServerRelease } from '../sandbox/messages.ts';

/** Cache limit: enough for the frames of all pages in two releases. */
const MAX_FRAMES = 200;

/**
 * Creates a function that renders the frame of a page. Frames are cached by release and path, as they depend on nothing
 * else. The function resolves to null, and logs the reason, when the frame cannot be rendered.
 */
export function createFrameReader(pool: SandboxPool, log: Pick<FastifyBaseLogger, 'warn'>) {
  const frames = new Map<string, Promise<RenderedFrame | null>>();

  async function render(release: ServerRelease, path: string): Promise<RenderedFrame | null> {
    const suspect = `frame of ${keyOf(release, path)}`;
    const frame = await pool.run({ release, task: { kind: 'frame', path }, ip: '127.0.0.1', suspect });
    if (frame?.kind === 'frame') return { html: frame.html, styles: frame.styles };
    frames.delete(keyOf(release, path));
    // Older shells render no frames.
    if (frame === null || frame.kind === 'unavailable') return null;
    const reason = 'reason' in frame ? frame.reason : frame.kind;
    log.warn({ path, reason }, 'The browser has to render the frame.');
    return null;
  }

  return async (release: ServerRelease, path: string): Promise<RenderedFrame | null> => {
    const create = () => render(release, path);
    return await recentEntry(frames, keyOf(release, path), { create, max: MAX_FRAMES });
  };
}

const keyOf = ({ key }: ServerRelease, path: string): string => `${key} ${path}`;
