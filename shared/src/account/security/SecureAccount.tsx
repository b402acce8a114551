import { CircleCheckIcon, LoadError, Skeleton, useFocusAfterRemoval } from '@cpa/shared/ui';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { AppSetUp } from './AppSetUp.tsx';
import { ConfirmPassword } from './ConfirmPassword.tsx';
import { Failure } from './Failure.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { StepChoice } from './StepChoice.tsx';
import styles from './security.module.css';
import type { SecuritySlice } from './securitySlice.ts';
import { useText } from './texts.ts';

type Props = {
  security: SecuritySlice;
  /** Why the second step is needed. */
  text: string;
  onDone: () => void;
};

/** Sets up the second step where a page needs it: the choice, then the recovery codes. */
export function SecureAccount({ security, text, onDone }: Props) {
  const t = useText();
  const dispatch = useDispatch();
  const { settings, loadError, newApp, codes } = useSelector(security.selectSecurity);
  const container = useFocusAfterRemoval();
  const open = () => void dispatch(security.events.opened());
  useEffect(() => void dispatch(security.events.opened()), [dispatch, security]);
  if (!settings)
    return loadError ? (
      <LoadError error={loadError} onRetry={open} />
    ) : (
      <Skeleton shape="block" height={240} />
    );
  const isOn = settings.enabled_at !== null;
  return (
    <section ref={container} className="stack-4" aria-labelledby="secure-account">
      <h2 id="secure-account">{t('secure.title')}</h2>
      <p>{text}</p>
      <div className={styles.columns}>
        <div className="stack-4 content-start shrink">
          <h3>{t('secure.choose')}</h3>
          {isOn ? (
            <p className="row-2 center">
              <CircleCheckIcon />
              <span>{t(settings.is_session_secured ? 'secure.chosen' : 'step.signInAgain')}</span>
            </p>
          ) : newApp ? (
            <AppSetUp security={security} app={newApp} />
          ) : (
            <StepChoice security={security} passkeys={settings.passkeys} />
          )}
          <Failure security={security} of={['startApp', 'usePasskeys', 'addPasskey']} />
        </div>
        <div className="stack-4 content-start shrink">
          <h3>{t('secure.keep')}</h3>
          {codes ? (
            <RecoveryCodes
              codes={codes}
              doneLabel={t('secure.done')}
              onDone={() => {
                dispatch(security.events.codesKept());
                onDone();
              }}
            />
          ) : (
            <p className="mute">{t('secure.later')}</p>
          )}
        </div>
      </div>
      <ConfirmPassword security={security} />
    </section>
  );
}
