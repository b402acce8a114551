import type { PageSession } from '@cpa/shared/contracts';
import { profileLoaded, sessionFound } from '@cpa/shared/session';
import type { PortalStore } from '@cpa/shared/store';

/** Starts with the session that the site server has read for a private page. The first check confirms it. */
export function openSession(
  store: Pick<PortalStore, 'dispatch'>,
  { name, image, profile }: PageSession,
): void {
  store.dispatch(sessionFound({ image, name }));
  if (profile) store.dispatch(profileLoaded(profile));
}
