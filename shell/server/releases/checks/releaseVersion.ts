import { createHash } from 'node:crypto';
import type { RemoteRelease } from '@cpa/shared/contracts';

/** Content of a release without its name and version. */
export type ReleaseContent = Omit<RemoteRelease, 'name' | 'version'>;

/** The version depends on their order. A field that is not listed, as one of a later version, follows by its name. */
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

/** Returns the version of a release: the start of the hash of its content, so that equal builds have the same version. */
export const releaseVersion = (release: ReleaseContent): string => releaseDigest(release).slice(0, 16);

/** Returns the SHA-256 of the content of a release in hexadecimal digits. The content names the hash of each file. */
export function releaseDigest(release: ReleaseContent): string {
  const known = new Set<string>([...FIELDS, 'name', 'version']);
  const others = Object.keys(release).filter((field) => !known.has(field));
  const content = [...FIELDS, ...others.sort()].map((field) => [field, Reflect.get(release, field)] as const);
  return createHash('sha256')
    .update(JSON.stringify(Object.fromEntries(content)))
    .digest('hex');
}

/** Returns the subresource integrity hash of a file. */
export function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
