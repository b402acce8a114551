import { errorText } from '@cpa/shared/http';
import { Button } from '@cpa/shared/ui';
import { CodeField } from '@cpa/shared/ui/account';
import { CopyIcon } from '@cpa/shared/ui/icons';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { NewApp } from '../../contracts/index.ts';
import styles from './security.module.css';
import type { SecuritySlice } from './securitySlice.ts';
import { useText } from './texts.ts';

type Props = { security: SecuritySlice; app: NewApp };

/** What an app scans, and the field for the first code that it shows. */
export function AppSetUp({ security, app }: Props) {
  const t = useText();
  const dispatch = useDispatch();
  const { working, failure, failed } = useSelector(security.selectSecurity);
  const [code, setCode] = useState('');
  const [isCopied, setIsCopied] = useState(false);
  const groups = app.secret.match(/.{1,4}/g)?.join(' ');
  const copy = async () => {
    await navigator.clipboard.writeText(app.secret);
    setIsCopied(true);
  };
  return (
    <div className={styles.setUp}>
      <div className={styles.scan}>
        <img
          className={styles.qr}
          src={`data:image/svg+xml,${encodeURIComponent(app.qr_code)}`}
          alt={t('app.qrCode')}
        />
        <div className="stack-2 content-start shrink basis-200">
          <p>{t('app.scan')}</p>
          <p className={styles.secret}>{groups}</p>
          <div className="row-2 wrap">
            <Button
              variant="quiet"
              size="small"
              icon={<CopyIcon />}
              onClick={() => void copy().catch(() => undefined)}
            >
              {t('copy')}
            </Button>
            <span role="status">{isCopied && t('copied')}</span>
          </div>
          <p>
            <a href={app.uri}>{t('app.open')}</a>
          </p>
        </div>
      </div>
      <CodeField
        label={t('app.code')}
        hint={t('app.codeHint')}
        value={code}
        error={failure && failed === 'confirmApp' ? errorText(failure) : undefined}
        onChange={setCode}
        onComplete={(typed) => dispatch(security.events.appCodeSubmitted(typed))}
      />
      <div className="row-2">
        <Button
          isLoading={working === 'confirmApp'}
          aria-disabled={code.length < 6}
          onClick={() => dispatch(security.events.appCodeSubmitted(code))}
        >
          {t('app.confirm')}
        </Button>
        <Button variant="quiet" onClick={() => dispatch(security.events.appCancelled())}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}
