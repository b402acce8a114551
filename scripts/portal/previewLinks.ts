import { dayInAruba } from '@cpa/shared/contracts';
import { CliError } from '@cpa/shared/server';
import { originOf } from './origin.ts';
import type { CreatedPreview, PreviewOf, ReleaseCalls } from './releaseCalls.ts';

export const PREVIEW_DAYS_DEFAULT = 7;

type Signing = ReleaseCalls & Required<Pick<ReleaseCalls, 'createPreview' | 'endPreviews'>>;

/** @throws CliError on the machine of the store, which does not have the secret of the site */
export function assertSigning(store: ReleaseCalls): asserts store is Signing {
  if (!store.createPreview || !store.endPreviews)
    throw new CliError('The site signs previews. Set PORTAL_URL and PORTAL_TOKEN, then run it again.');
}

/** @throws CliError as `assertSigning` */
export async function createPreview(
  store: ReleaseCalls,
  name: string,
  options: PreviewOf,
): Promise<CreatedPreview> {
  assertSigning(store);
  return await store.createPreview(name, options, originOf({}));
}

export const describePreview = (name: string, { url, version, expires_at }: CreatedPreview): string =>
  `Preview of ${name} ${version} until ${dayInAruba(expires_at)}:\n${url}`;
