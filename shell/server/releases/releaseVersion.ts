import { createHash } from 'node:crypto';
import type { RemoteRelease } from '@cpa/shared/contracts';

/** What a release is apart from its name and version. */
export type ReleaseContent = Omit<RemoteRelease, 'name' | 'version'>;

/** The version of a release: the hash of everything it consists of, so that equal builds are one release. */
export function releaseVersion({
  container,
  contract,
  entry,
  initial,
  files,
  routes,
  manifest,
  heads,
}: ReleaseContent): string {
  const content = JSON.stringify({ container, contract, entry, initial, files, routes, manifest, heads });
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/** The subresource-integrity value of a file. */
export function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
