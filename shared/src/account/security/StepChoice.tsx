import { Button } from '@cpa/shared/ui';
import { FingerprintIcon, SmartphoneIcon } from '@cpa/shared/ui/icons';
import { useDispatch, useSelector } from 'react-redux';
import type { SecuritySlice } from './securitySlice.ts';
import { useText } from './texts.ts';

/** Ways to turn the second step on: the passkeys of the account, or an app that shows codes. */
export function StepChoice({ security, passkeys }: { security: SecuritySlice; passkeys: number }) {
  const t = useText();
  const dispatch = useDispatch();
  const { working, notMade, isForStep } = useSelector(security.selectSecurity);
  const { changeRequested } = security.events;
  const name = t('passkeys.newName', { number: 1 });
  const usePasskey = () =>
    dispatch(
      changeRequested(passkeys > 0 ? { kind: 'usePasskeys' } : { kind: 'addPasskey', name, isStep: true }),
    );
  return (
    <div className="stack-3">
      <div className="row-2 wrap">
        <Button
          variant="secondary"
          icon={<FingerprintIcon />}
          isLoading={working === 'usePasskeys' || working === 'addPasskey'}
          onClick={usePasskey}
        >
          {passkeys > 0 ? t('step.usePasskeys', { count: passkeys }) : t('step.newPasskey')}
        </Button>
        <Button
          variant="secondary"
          icon={<SmartphoneIcon />}
          isLoading={working === 'startApp'}
          onClick={() => dispatch(changeRequested({ kind: 'startApp' }))}
        >
          {t('step.useApp')}
        </Button>
      </div>
      {notMade && isForStep && <p role="alert">{t(`passkeys.notMade.${notMade}`)}</p>}
    </div>
  );
}
