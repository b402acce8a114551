import type { Locale, PageSession, RenderedFrame } from '@cpa/shared/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { recentEntry } from '../../platform/recentEntry.ts';
import type { SandboxPool } from '../sandbox/createSandboxPool.ts';
import type { ServerRelease } from '../sandbox/messages.ts';
import { anyUserLike, fillFrame } from './frameUser.ts';

/** Cache limit: enough for the frames of all pages in two releases, for users with different badges. */
const MAX_FRAMES = 400;

/** Audience of a frame: the language, and the signed-in user if there is one. */
export type FrameVisitor = { locale: Locale; session?: PageSession | undefined };

/**
 * Creates a function that renders the frame of a page. Frames are cached by release, language, path and kind of user, as they depend
 * on nothing else; that of a user is filled for each document. The function resolves to null, and logs the reason, when
 * the frame cannot be rendered.
 */
export function createFrameReader(pool: SandboxPool, log: Pick<FastifyBaseLogger, 'warn'>) {
  const frames = new Map<string, Promise<RenderedFrame | null>>();

  async function render(
    key: string,
    release: ServerRelease,
    task: FrameVisitor & { path: string },
  ): Promise<RenderedFrame | null> {
    const suspect = `frame of ${key}`;
    const frame = await pool.run({ release, task: { kind: 'frame', ...task }, ip: '127.0.0.1', suspect });
    if (frame?.kind === 'frame') return { html: frame.html, icons: frame.icons, styles: frame.styles };
    frames.delete(key);
    // Older shells render no frames.
    if (frame === null || frame.kind === 'unavailable') return null;
    const reason = 'reason' in frame ? frame.reason : frame.kind;
    log.warn({ path: task.path, reason }, 'The browser has to render the frame.');
    return null;
  }

  return async (
    release: ServerRelease,
    path: string,
    { locale, session: user }: FrameVisitor,
  ): Promise<RenderedFrame | null> => {
    const session = user && anyUserLike(user);
    const key = `${release.key} ${locale} ${path} ${JSON.stringify(session) ?? ''}`;
    const create = () => render(key, release, { path, locale, session });
    const frame = await recentEntry(frames, key, { create, max: MAX_FRAMES });
    return frame && user ? fillFrame(frame, user) : frame;
  };
}
