import type { ActiveRemote } from '@cpa/shared/contracts';

/** Every address of a remote's files: its own, then the mirrors. */
export function baseUrlsOf({ base_url, mirror_urls }: ActiveRemote): string[] {
  return [base_url, ...mirror_urls];
}

/** The address of a release's file, absolute. */
export function fileUrl(base: string, path: string): string {
  return new URL(`${base.replace(/\/?$/, '/')}${path}`, window.location.href).href;
}
