import { type LoaderFunction, matchRoutes, type RouteObject } from 'react-router';
import { savesData } from '../screen/savesData.ts';

/** So long a pointer rests on a link that is meant, in milliseconds. */
const REST_MS = 80;
/** So long what was read ahead counts as read. */
const KEPT_MS = 60_000;

/**
 * Reads what a page of this remote shows as soon as somebody points at a link to it, touches it or comes to it by
 * keyboard. Its loader is run, which only asks for data; never that of the page one is on, whose state it would change.
 */
export function readPagesAhead(routes: RouteObject[]): () => void {
  const readAt = new Map<string, number>();
  let resting: ReturnType<typeof setTimeout> | undefined;

  function ahead(target: EventTarget | null): void {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link?.href || link.target || link.origin !== location.origin || savesData()) return;
    const { href, pathname } = link;
    if (Date.now() - (readAt.get(href) ?? -KEPT_MS) < KEPT_MS) return;
    const match = matchRoutes(routes, pathname)?.at(-1);
    const here = matchRoutes(routes, location.pathname)?.at(-1);
    if (!match || match.route === here?.route || typeof match.route.lazy !== 'function') return;
    readAt.set(href, Date.now());
    read(match.route.lazy, { request: new Request(href), params: match.params }).catch(() => {
      // The press itself will tell.
      readAt.delete(href);
    });
  }

  function onPointerOver({ target, pointerType }: PointerEvent): void {
    clearTimeout(resting);
    if (pointerType === 'mouse') resting = setTimeout(ahead, REST_MS, target);
  }
  const now = ({ target }: Event): void => ahead(target);

  document.addEventListener('pointerover', onPointerOver, { passive: true });
  document.addEventListener('touchstart', now, { passive: true });
  document.addEventListener('focusin', now);
  return () => {
    clearTimeout(resting);
    document.removeEventListener('pointerover', onPointerOver);
    document.removeEventListener('touchstart', now);
    document.removeEventListener('focusin', now);
  };
}

type Lazy = Extract<RouteObject['lazy'], (...args: never) => unknown>;

async function read(lazy: Lazy, args: { request: Request; params: object }): Promise<void> {
  const { loader } = await lazy();
  if (typeof loader === 'function') await (loader as (...all: unknown[]) => ReturnType<LoaderFunction>)(args);
}
