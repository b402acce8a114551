import { CvBanner } from '../cv-banner/CvBanner.tsx';
import { PasskeyOffer } from '../passkey-offer/PasskeyOffer.tsx';
import { usePasskeyOffer } from '../passkey-offer/usePasskeyOffer.ts';

/** One banner at a time. Below an offer that was closed, none follows on the same page. */
export default function Banners() {
  const { to, isClosed, close } = usePasskeyOffer();
  if (to === null) return <CvBanner />;
  return isClosed ? null : <PasskeyOffer to={to} onClose={close} />;
}
