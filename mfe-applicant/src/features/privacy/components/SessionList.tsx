import type { Sessions } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { Badge, Button, useFocusAfterRemoval } from '@cpa/shared/ui';
import { MonitorIcon, SmartphoneIcon } from '@cpa/shared/ui/icons';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { othersEndRequested, selectPrivacy, sessionEndRequested } from '../state/privacySlice.ts';
import { Part } from './Part.tsx';
import { PrivacySection } from './PrivacySection.tsx';
import styles from './privacy.module.css';

/** List of active sessions, each with a button that ends it. */
export function SessionList() {
  const t = useText();
  const dispatch = useDispatch();
  const { parts, working } = useSelector(selectPrivacy);
  const container = useFocusAfterRemoval();
  const hasOthers = (parts.sessions?.length ?? 0) > 1;
  return (
    <div ref={container}>
      <PrivacySection
        id="sessions"
        title={t('privacy.sessions')}
        text={t('privacy.sessionsText')}
        note={
          hasOthers && (
            <Button
              variant="quiet"
              size="small"
              isLoading={working === 'others'}
              onClick={() => dispatch(othersEndRequested())}
            >
              {t('privacy.endOthers')}
            </Button>
          )
        }
      >
        <Part part="sessions" height={120}>
          {(sessions) => (
            <ul
              className={styles.rows}
              aria-label={t('privacy.sessions')}
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- takes the focus of the last removed row
              tabIndex={0}
            >
              {sessions.map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </ul>
          )}
        </Part>
      </PrivacySection>
    </div>
  );
}

function SessionRow({ session }: { session: Sessions['sessions'][number] }) {
  const t = useText();
  const { formatAgo, formatInstant } = useFormat();
  const dispatch = useDispatch();
  const { working } = useSelector(selectPrivacy);
  const { id, device, ip_address, last_seen_at, current } = session;
  const name = device ?? t('privacy.unknownDevice');
  const Icon = /iOS|Android|iPhone/.test(name) ? SmartphoneIcon : MonitorIcon;
  return (
    <li className={styles.row}>
      <div className={styles.device}>
        <span className={styles.icon}>
          <Icon />
        </span>
        <div>
          <p className={styles.rowTitle}>
            {name} {current && <Badge tone="success">{t('privacy.thisDevice')}</Badge>}
          </p>
          <p className={styles.rowText}>
            <time dateTime={last_seen_at} title={formatInstant(last_seen_at)}>
              {t('privacy.seen', { when: formatAgo(last_seen_at) })}
            </time>
            {ip_address !== null && ` · ${ip_address}`}
          </p>
        </div>
      </div>
      {!current && (
        <Button
          variant="secondary"
          size="small"
          aria-label={t('privacy.endNamed', { name })}
          isLoading={working === id}
          onClick={() => dispatch(sessionEndRequested(id))}
        >
          {t('privacy.end')}
        </Button>
      )}
    </li>
  );
}
