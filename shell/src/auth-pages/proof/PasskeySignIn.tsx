import { Button } from '@cpa/shared/ui';
import { FingerprintIcon } from '@cpa/shared/ui/icons';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useText } from '../messages/texts.ts';
import { events } from '../state/authSlice.ts';
import styles from './proof.module.css';

/** Milliseconds after which the e-mail field offers passkeys: the page is complete by then. */
const OFFER_DELAY_MS = 500;

/** Signs in with a passkey. The field of the e-mail address offers those of this device, where the browser can. */
export function PasskeySignIn({ isWorking, to }: { isWorking: boolean; to: string | null }) {
  const t = useText();
  const dispatch = useDispatch();
  useEffect(() => {
    if (typeof PublicKeyCredential === 'undefined') return;
    const timer = setTimeout(() => dispatch(events.passkeyOffered({ to })), OFFER_DELAY_MS);
    return () => {
      clearTimeout(timer);
      dispatch(events.passkeyOfferEnded());
    };
  }, [dispatch, to]);
  return (
    <>
      <p className={styles.or}>{t('signIn.or')}</p>
      <Button
        variant="secondary"
        isWide
        icon={<FingerprintIcon />}
        onClick={() => void (isWorking || dispatch(events.passkeyRequested({ to })))}
      >
        {t('signIn.passkey')}
      </Button>
    </>
  );
}
