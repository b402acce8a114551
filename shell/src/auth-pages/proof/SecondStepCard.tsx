import { CompanyLogo } from '@cpa/shared/domain';
import { paths } from '@cpa/shared/routing';
import { Button, Checkbox, ErrorNotice, Link, Spinner } from '@cpa/shared/ui';
import { CodeField } from '@cpa/shared/ui/account';
import { FingerprintIcon } from '@cpa/shared/ui/icons';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../messages/texts.ts';
import { AuthCard } from '../AuthCard.tsx';
import formStyles from '../forms.module.css';
import { authErrorKey } from '../model/authErrors.ts';
import { destinationQuery } from '../model/destination.ts';
import { events, type StepSubmission, selectAuth } from '../state/authSlice.ts';
import { RecoveryCodeForm } from './RecoveryCodeForm.tsx';
import styles from './proof.module.css';

/** Finishes a sign-in with a passkey, a code of the app or a recovery code. */
export default function SecondStepCard({ to }: { to: string | null }) {
  const t = useText();
  const dispatch = useDispatch();
  const { ways, status, error } = useSelector(selectAuth);
  const [code, setCode] = useState('');
  const [isDeviceTrusted, setIsDeviceTrusted] = useState(false);
  useEffect(() => void dispatch(events.stepOpened()), [dispatch]);
  const isWorking = status === 'working';
  const submit = (proof: Partial<StepSubmission>) =>
    void (isWorking || dispatch(events.stepSubmitted({ usesPasskey: false, isDeviceTrusted, to, ...proof })));
  const isOver = error === 'SecondStepExpired';
  const message = error && t(authErrorKey(error));
  const isCodeError = error === 'CodeWrong' && ways?.app === true;
  return (
    <AuthCard heading={t('step.heading')}>
      {ways?.company && (
        <p className="row-2 center">
          <CompanyLogo of={ways.company} size={24} />
          <span className="mute">{ways.company.name}</span>
        </p>
      )}
      {message && !isCodeError && (ways || isOver) && (
        <p className={formStyles.error} role="alert">
          {message}
        </p>
      )}
      {error && !ways && !isOver && <ErrorNotice onRetry={() => dispatch(events.stepOpened())} />}
      {isOver && <Link to={`${paths.login}${destinationQuery(to)}`}>{t('step.again')}</Link>}
      {!ways && !error && <Spinner label={t('step.loading')} />}
      {ways && !isOver && (
        <>
          <p>{ways.company ? t('step.company', { company: ways.company.name }) : t('step.text')}</p>
          {ways.passkey && (
            <Button
              isWide
              icon={<FingerprintIcon />}
              isLoading={isWorking}
              onClick={() => submit({ usesPasskey: true })}
            >
              {t('step.passkey')}
            </Button>
          )}
          {ways.passkey && ways.app && <p className={styles.or}>{t('step.or')}</p>}
          {ways.app && (
            <CodeField
              label={t('step.code')}
              hint={t('step.codeHint')}
              error={isCodeError ? message : undefined}
              value={code}
              onChange={setCode}
              onComplete={(typed) => submit({ code: typed })}
            />
          )}
          <Checkbox
            label={t('step.trust')}
            checked={isDeviceTrusted}
            onChange={({ target }) => setIsDeviceTrusted(target.checked)}
          />
          {ways.app && code.length === 6 && (
            <Button isWide isLoading={isWorking} onClick={() => submit({ code })}>
              {t('step.submit')}
            </Button>
          )}
          <div>
            <details className={styles.more}>
              <summary>{t('step.useRecovery')}</summary>
              <RecoveryCodeForm
                isWorking={isWorking}
                onSubmit={(typed) => submit({ recovery_code: typed })}
              />
            </details>
            {ways.company && (
              <details className={styles.more}>
                <summary>{t('step.askOwner')}</summary>
                <p>{t('step.askOwnerText', { company: ways.company.name })}</p>
              </details>
            )}
          </div>
        </>
      )}
    </AuthCard>
  );
}
