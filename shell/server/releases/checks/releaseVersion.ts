import { createHash } from 'node:crypto';
import type { RemoteRelease } from '@cpa/shared/contracts';

/** Content of a release without its name and version. */
export type ReleaseContent = Omit<RemoteRelease, 'name' | 'version'>;

/** The version depends on their order. */
const FIELDS = [
  'container',
  'contract',
  'entry',
  'initial',
  'files',
  'routes',
  'manifest',
  'heads',
  'server',
  'requires',
  'provides',
  'platform',
  'shared_modules',
  'size',
] as const satisfies (keyof ReleaseContent)[];

/** Returns the version of a release: the hash of its content, so that equal builds have the same version. */
export function releaseVersion(release: ReleaseContent): string {
  const content = JSON.stringify(Object.fromEntries(FIELDS.map((field) => [field, release[field]])));
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/** Returns the subresource integrity hash of a file. */
export function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
