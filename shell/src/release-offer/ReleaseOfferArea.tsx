import { lazyComponent } from '@cpa/shared/ui';
import { useSyncExternalStore } from 'react';
import type { ReleaseOffer } from './createReleaseOffer.ts';

const notice = lazyComponent(
  async () => await import(/* webpackChunkName: "release-offer" */ './ReleaseNotice.tsx'),
);

/** Offers a newer release of the site while nothing on the page can be lost. */
export function ReleaseOfferArea({ offer }: { offer: ReleaseOffer }) {
  const isOffered = useSyncExternalStore(offer.subscribe, offer.isOffered, offer.isOffered);
  const { Component } = notice.useComponent(isOffered);
  return isOffered && Component ? <Component offer={offer} /> : null;
}
