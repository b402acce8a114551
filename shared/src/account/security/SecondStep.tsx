import { useFormat } from '@cpa/shared/i18n';
import { useFocusAfterRemoval } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import type { SecondStepSettings } from '../../contracts/index.ts';
import { AppSetUp } from './AppSetUp.tsx';
import { Failure } from './Failure.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SecondStepRows } from './SecondStepRows.tsx';
import { StepChoice } from './StepChoice.tsx';
import styles from './security.module.css';
import type { SecuritySlice } from './securitySlice.ts';
import { useText } from './texts.ts';

type Props = { security: SecuritySlice; settings: SecondStepSettings };

/** The second step of the account: turned on, changed and turned off. */
export function SecondStep({ security, settings }: Props) {
  const t = useText();
  const { formatList } = useFormat();
  const dispatch = useDispatch();
  const { codes, newApp } = useSelector(security.selectSecurity);
  const { required_by: companies, is_operator: isOperator, enabled_at } = settings;
  const isOn = enabled_at !== null;
  const isNeeded = !isOn && (isOperator || companies.length > 0);
  const container = useFocusAfterRemoval();
  if (codes)
    return (
      <div ref={container}>
        <RecoveryCodes
          codes={codes}
          doneLabel={t('codes.done')}
          onDone={() => dispatch(security.events.codesKept())}
        />
      </div>
    );
  return (
    <div ref={container} className="stack-4">
      {isNeeded && (
        <p className={styles.notice}>
          {isOperator ? t('step.forOperators') : t('step.forCompany', { company: formatList(companies) })}
        </p>
      )}
      {isOn && !settings.is_session_secured && <p className={styles.notice}>{t('step.signInAgain')}</p>}
      {isOn && <SecondStepRows security={security} settings={settings} />}
      {newApp ? (
        <AppSetUp security={security} app={newApp} />
      ) : (
        !isOn && (
          <>
            <p>{t('step.off')}</p>
            <StepChoice security={security} passkeys={settings.passkeys} />
          </>
        )
      )}
      <Failure security={security} of={['startApp', 'removeApp', 'usePasskeys', 'renewCodes', 'turnOff']} />
    </div>
  );
}
