import type { RenderedFrame } from '@cpa/shared/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { RenderPool } from './createRenderPool.ts';
import type { ServerRelease } from './messages.ts';

/** Frames that stay cached: those of all pages in two releases. */
const MAX_FRAMES = 200;

/**
 * Renders the frames of pages and caches them by release and path, as they depend on nothing else. Null for one that
 * could not be rendered, which is logged.
 */
export function createFrameReader(pool: RenderPool, log: Pick<FastifyBaseLogger, 'warn'>) {
  const frames = new Map<string, Promise<RenderedFrame | null>>();

  async function render(release: ServerRelease, path: string): Promise<RenderedFrame | null> {
    const frame = await pool.render(release, { url: path, ip: '127.0.0.1', isFrame: true });
    if (frame.kind === 'frame') return { html: frame.html, styles: frame.styles };
    frames.delete(keyOf(release, path));
    // An older shell renders none.
    if (frame.kind === 'unavailable') return null;
    const reason = 'reason' in frame ? frame.reason : frame.kind;
    log.warn({ path, reason }, 'The browser has to render the frame.');
    return null;
  }

  return async (release: ServerRelease, path: string): Promise<RenderedFrame | null> => {
    const key = keyOf(release, path);
    const frame = frames.get(key) ?? render(release, path);
    // Inserted again, so that the order is that of use.
    frames.delete(key);
    frames.set(key, frame);
    const [oldest] = frames.keys();
    if (frames.size > MAX_FRAMES && oldest !== undefined) frames.delete(oldest);
    return await frame;
  };
}

const keyOf = ({ key }: ServerRelease, path: string): string => `${key} ${path}`;
