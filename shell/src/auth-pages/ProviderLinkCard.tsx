import { OPENID_NAMES, type OpenIdProvider } from '@cpa/shared/contracts';
import { Button } from '@cpa/shared/ui';
import { useDispatch } from 'react-redux';
import { useText } from './messages/texts.ts';
import { AuthCard } from './AuthCard.tsx';
import { events } from './state/authSlice.ts';

type Props = { provider: OpenIdProvider; token: string; to: string | null };

/** Target of a mailed link that proves the e-mail address of a new service: the user signs in with the service again. */
export function ProviderLinkCard({ provider, token, to }: Props) {
  const t = useText();
  const dispatch = useDispatch();
  const service = OPENID_NAMES[provider];
  return (
    <AuthCard heading={t('providers.goOn', { service })}>
      <p>{t('providers.goOnText', { service })}</p>
      <Button isWide onClick={() => dispatch(events.providerChosen({ provider, to, token }))}>
        {t('providers.goOn', { service })}
      </Button>
    </AuthCard>
  );
}
