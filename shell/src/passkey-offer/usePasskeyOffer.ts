import { useHost } from '@cpa/shared/remote';
import { selectProfile } from '@cpa/shared/session';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { landingPath, useReleases } from '../remotes/index.ts';
import { isOfferUseful, rememberOffer } from './isOfferUseful.ts';
import { offerDue } from './offerDue.ts';

/**
 * Offers a passkey once per account and device, on the landing page after a sign-in by password or mailed link. `to` is
 * the page that adds it; null: no offer on this page.
 */
export function usePasskeyOffer() {
  const { api, links } = useHost();
  const releases = useReleases();
  const profile = useSelector(selectProfile);
  const { pathname } = useLocation();
  const [offer, setOffer] = useState({ account: 0, isClosed: false });
  const account = profile?.id ?? 0;
  const to = profile && pathname === landingPath(releases, profile.role) ? target(profile.role) : null;
  const isPossible = to !== null;

  useEffect(() => {
    if (!isPossible || offerDue.read() === null) return undefined;
    let isCurrent = true;
    const makeOffer = async () => {
      const isUseful = await isOfferUseful(api, account);
      if (!isCurrent) return;
      offerDue.write(null);
      if (!isUseful) return;
      rememberOffer(account);
      setOffer({ account, isClosed: false });
    };
    // After a failure, the next visit of the page tries again.
    makeOffer().catch(() => {});
    return () => void (isCurrent = false);
  }, [api, account, isPossible]);

  return {
    to: offer.account === account ? to : null,
    isClosed: offer.isClosed,
    close: () => setOffer({ account, isClosed: true }),
  };

  function target(role: 'applicant' | 'recruiter'): string | null {
    return role === 'applicant' ? links.to('applicant-passkeys') : links.to('recruiter-passkeys');
  }
}
