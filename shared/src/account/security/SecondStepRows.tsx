import { Button } from '@cpa/shared/ui';
import { ConfirmDialog } from '@cpa/shared/ui/dialog';
import { useFormat } from '@cpa/shared/i18n';
import { type ReactNode, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { FEW_RECOVERY_CODES, type SecondStepSettings } from '../../contracts/index.ts';
import styles from './security.module.css';
import type { SecuritySlice } from './securitySlice.ts';
import { useText } from './texts.ts';

type Props = { security: SecuritySlice; settings: SecondStepSettings };

/** App, recovery codes and trusted devices of a second step that is on. */
export function SecondStepRows({ security, settings }: Props) {
  const t = useText();
  const { formatAgo } = useFormat();
  const dispatch = useDispatch();
  const { working, newApp } = useSelector(security.selectSecurity);
  const [isAsking, setIsAsking] = useState(false);
  const { changeRequested, devicesForgotten } = security.events;
  const { app_since: appSince, recovery_codes_left: left, trusted_devices: devices } = settings;
  const button = (kind: 'startApp' | 'removeApp' | 'renewCodes', label: string) => (
    <Button
      variant="secondary"
      size="small"
      isLoading={working === kind}
      onClick={() => dispatch(changeRequested({ kind }))}
    >
      {label}
    </Button>
  );
  return (
    <div>
      <Row
        name={t('app.title')}
        detail={appSince ? t('app.since', { when: formatAgo(appSince) }) : t('app.none')}
      >
        {appSince ? button('removeApp', t('app.remove')) : !newApp && button('startApp', t('app.add'))}
      </Row>
      <Row name={t('passkeys.title')} detail={t('step.passkeys', { count: settings.passkeys })} />
      <Row
        name={t('codes.title')}
        detail={
          <>
            <span>{t('codes.left', { count: left })}</span>
            {left < FEW_RECOVERY_CODES && <strong> {t('codes.few')}</strong>}
          </>
        }
      >
        {button('renewCodes', t('codes.renew'))}
      </Row>
      <Row name={t('devices.title')} detail={t('devices.count', { count: devices })}>
        {devices > 0 && (
          <Button
            variant="secondary"
            size="small"
            isLoading={working === 'forget'}
            onClick={() => dispatch(devicesForgotten())}
          >
            {t('devices.forget')}
          </Button>
        )}
      </Row>
      <div className={styles.row}>
        <Button variant="quiet" isLoading={working === 'turnOff'} onClick={() => setIsAsking(true)}>
          {t('step.turnOff')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('step.turnOffTitle')}
        confirmLabel={t('step.turnOff')}
        isDestructive
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          dispatch(changeRequested({ kind: 'turnOff' }));
        }}
      >
        {t('step.turnOffText')}
      </ConfirmDialog>
    </div>
  );
}

function Row({ name, detail, children }: { name: string; detail: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.row}>
      <div className="shrink basis-200">
        <p className={styles.name}>{name}</p>
        <p className={styles.detail}>{detail}</p>
      </div>
      {children}
    </div>
  );
}
