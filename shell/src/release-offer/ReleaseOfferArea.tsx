import { lazyComponent } from '@cpa/shared/ui';
import { useSyncExternalStore } from 'react';
import type { ReleaseOffer } from './createReleaseOffer.ts';

const notice = lazyComponent(
  async () => await import(/* webpackChunkName: "release-offer" */ './ReleaseNotice.tsx'),
);

/** The offer of a page that is rendered on the server. */
const NEVER: Pick<ReleaseOffer, 'isOffered' | 'subscribe'> = {
  isOffered: () => false,
  subscribe: () => () => {},
};

/**
 * Offers a newer release of the site while nothing on the page can be lost. The live region is part of the page from
 * the start: screen readers announce only what is added to a region that they know already.
 */
export function ReleaseOfferArea({ offer }: { offer: ReleaseOffer | undefined }) {
  const { subscribe, isOffered: getIsOffered } = offer ?? NEVER;
  const isOffered = useSyncExternalStore(subscribe, getIsOffered, NEVER.isOffered);
  const { Component } = notice.useComponent(isOffered);
  return <div aria-live="polite">{offer && isOffered && Component && <Component offer={offer} />}</div>;
}
