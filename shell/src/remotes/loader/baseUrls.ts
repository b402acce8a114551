import type { ActiveRemote } from '@cpa/shared/contracts';

/** Returns the base URLs of a remote's files: its own, then the mirrors. */
export function baseUrlsOf({ base_url, mirror_urls }: ActiveRemote): string[] {
  return [base_url, ...mirror_urls];
}

/** Returns the absolute URL of a release's file. */
export function fileUrl(base: string, path: string): string {
  return new URL(`${base.replace(/\/?$/, '/')}${path}`, window.location.href).href;
}
