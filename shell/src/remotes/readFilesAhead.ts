import type { ActiveRemote, ReleaseDocument } from '@cpa/shared/contracts';
import { fileUrl } from './loader/addresses.ts';
import { routeAt } from './releaseDocument.ts';

/** So long a pointer rests on a link that is meant, in milliseconds. */
const REST_MS = 80;

type Connection = { saveData?: boolean; effectiveType?: string };

/**
 * Fetches the code of the page that a link leads to as soon as somebody points at it, touches it or comes to it by
 * keyboard: by the press it is here. Not for visitors who save data or are on a slow network.
 */
export function readFilesAhead(releases: ReleaseDocument, page: Document = document): () => void {
  const known = new Set<string>();
  let resting: ReturnType<typeof setTimeout> | undefined;

  function ahead(target: EventTarget | null): void {
    const path = pathOf(target);
    if (path === null || known.has(path) || savesData()) return;
    known.add(path);
    const found = routeAt(releases, path);
    if (found) for (const file of filesOf(found.remote, found.route)) page.head.append(linkTo(page, file));
  }

  function onPointerOver({ target, pointerType }: PointerEvent): void {
    clearTimeout(resting);
    if (pointerType === 'mouse') resting = setTimeout(ahead, REST_MS, target);
  }
  const now = ({ target }: Event): void => ahead(target);

  page.addEventListener('pointerover', onPointerOver, { passive: true });
  page.addEventListener('touchstart', now, { passive: true });
  page.addEventListener('focusin', now);
  return () => {
    clearTimeout(resting);
    page.removeEventListener('pointerover', onPointerOver);
    page.removeEventListener('touchstart', now);
    page.removeEventListener('focusin', now);
  };
}

/** The path of the link that an event happened in; null where it leads to another site or a file. */
function pathOf(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.download) return null;
  const { origin, pathname } = new URL(link.href);
  return origin === location.origin ? pathname : null;
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || (connection?.effectiveType?.endsWith('2g') ?? false);
}

type PageFile = { href: string; integrity: string; isStyle: boolean };

function filesOf(remote: ActiveRemote, route: { scripts: string[]; styles: string[] }): PageFile[] {
  const paths = [remote.entry, ...remote.initial, ...route.scripts, ...route.styles];
  return [...new Set(paths)].flatMap((path) => {
    const integrity = remote.files.find((file) => file.path === path)?.integrity;
    // Without the hash it would be fetched a second time.
    return integrity
      ? [{ href: fileUrl(remote.base_url, path), integrity, isStyle: path.endsWith('.css') }]
      : [];
  });
}

function linkTo(page: Document, { href, integrity, isStyle }: PageFile): HTMLLinkElement {
  const element = page.createElement('link');
  // A style sheet that was preloaded and is not wanted in the end fills the console with warnings.
  element.rel = isStyle ? 'prefetch' : 'modulepreload';
  if (isStyle) element.as = 'style';
  element.crossOrigin = 'anonymous';
  element.integrity = integrity;
  element.href = href;
  return element;
}
