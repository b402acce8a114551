import { Button, useFocusAfterRemoval } from '@cpa/shared/ui';
import { FingerprintIcon } from '@cpa/shared/ui/icons';
import { useDispatch, useSelector } from 'react-redux';
import { MOST_PASSKEYS, type Passkeys } from '../../contracts/index.ts';
import { Failure } from './Failure.tsx';
import { PasskeyRow } from './PasskeyRow.tsx';
import type { SecuritySlice } from './securitySlice.ts';
import { useText } from './texts.ts';

type Props = { security: SecuritySlice; passkeys: Passkeys['passkeys'] };

/** The passkeys of the account, and a button that adds one. */
export function PasskeyList({ security, passkeys }: Props) {
  const t = useText();
  const dispatch = useDispatch();
  const { working, notMade, isForStep } = useSelector(security.selectSecurity);
  const container = useFocusAfterRemoval();
  const name = t('passkeys.newName', { number: passkeys.length + 1 });
  return (
    <div ref={container} className="stack-3">
      {passkeys.length > 0 ? (
        <ul
          className="plain-list"
          aria-label={t('passkeys.title')}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- takes the focus of the last removed row
          tabIndex={0}
        >
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} security={security} passkey={passkey} />
          ))}
        </ul>
      ) : (
        <p className="mute">{t('passkeys.none')}</p>
      )}
      {notMade && !isForStep && <p role="alert">{t(`passkeys.notMade.${notMade}`)}</p>}
      <Failure security={security} of={['addPasskey', 'removePasskey']} />
      {passkeys.length < MOST_PASSKEYS && (
        <div>
          <Button
            variant="secondary"
            icon={<FingerprintIcon />}
            isLoading={working === 'addPasskey'}
            onClick={() => dispatch(security.events.changeRequested({ kind: 'addPasskey', name }))}
          >
            {t('passkeys.add')}
          </Button>
        </div>
      )}
    </div>
  );
}
