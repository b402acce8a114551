import { OPENID_NAMES, type OpenIdProvider, type Role } from '@cpa/shared/contracts';
import { Button } from '@cpa/shared/ui';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router';
import { useText } from './messages/texts.ts';
import styles from './ProviderButtons.module.css';
import { events } from './state/authSlice.ts';

export type ProviderButtonsProps = {
  /** Configured services. */
  providers: OpenIdProvider[];
  /** Path to go to afterwards. */
  to: string | null;
  /** Returns the chosen role of a new account. Absent: the user signs in. */
  chosenRole?: () => Role;
};

/** Buttons that sign in with another service, or create an account with it. None without a configured service. */
export function ProviderButtons({ providers, to, chosenRole }: ProviderButtonsProps) {
  const t = useText();
  const dispatch = useDispatch();
  const [query] = useSearchParams();
  if (providers.length === 0) return null;
  const token = query.get('token') ?? undefined;
  return (
    <div className="stack-4">
      {chosenRole && <p className={styles.or}>{t('providers.orCreate')}</p>}
      <div className={styles.buttons}>
        {providers.map((provider) => {
          const service = OPENID_NAMES[provider];
          return (
            <Button
              key={provider}
              variant="secondary"
              isWide
              icon={<span className={styles.mark} data-letter={service[0]} aria-hidden />}
              aria-label={t('providers.goOn', { service })}
              onClick={() => dispatch(events.providerChosen({ provider, to, role: chosenRole?.(), token }))}
            >
              {service}
            </Button>
          );
        })}
      </div>
    </div>
  );
}
