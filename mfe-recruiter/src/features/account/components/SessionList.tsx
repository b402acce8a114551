import type { Sessions } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { Badge, Button, Skeleton } from '@cpa/shared/ui';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { LoadError } from '../../../errors/LoadError.tsx';
import { useText } from '../../../messages/texts.ts';
import {
  othersEndRequested,
  partRequested,
  selectAccount,
  sessionEndRequested,
} from '../state/accountSlice.ts';
import { AccountSection } from './AccountSection.tsx';
import styles from './account.module.css';

/** Where the user is signed in. */
export function SessionList() {
  const t = useText();
  const dispatch = useDispatch();
  const { sessions, errors, working } = useSelector(selectAccount);
  const list = useFocusAfterRemoval(sessions?.length ?? 0);
  return (
    <AccountSection title={t('sessions.section')} text={t('sessions.text')}>
      {sessions === null && !errors.sessions && <Skeleton shape="block" height={120} />}
      {sessions === null && errors.sessions && (
        <LoadError error={errors.sessions} onRetry={() => dispatch(partRequested('sessions'))} />
      )}
      {sessions && (
        <ul ref={list} tabIndex={-1} className={styles.sessions} aria-label={t('sessions.section')}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
      {sessions && sessions.length > 1 && (
        <div>
          <Button
            variant="secondary"
            isLoading={working === 'others'}
            onClick={() => dispatch(othersEndRequested())}
          >
            {t('sessions.endOthers')}
          </Button>
        </div>
      )}
    </AccountSection>
  );
}

function SessionRow({ session }: { session: Sessions['sessions'][number] }) {
  const t = useText();
  const { formatAgo, formatInstant } = useFormat();
  const dispatch = useDispatch();
  const { working } = useSelector(selectAccount);
  const { id, device, ip_address, last_seen_at, current } = session;
  const name = device ?? t('sessions.unknown');
  return (
    <li className={styles.session}>
      <div>
        <p className={styles.device}>
          {name} {current && <Badge tone="success">{t('sessions.current')}</Badge>}
        </p>
        <p className={styles.detail}>
          <time dateTime={last_seen_at} title={formatInstant(last_seen_at)}>
            {t('sessions.seen', { when: formatAgo(last_seen_at) })}
          </time>
          {ip_address !== null && ` · ${ip_address}`}
        </p>
      </div>
      {!current && (
        <Button
          variant="quiet"
          size="small"
          aria-label={t('sessions.endNamed', { name })}
          isLoading={working === id}
          onClick={() => dispatch(sessionEndRequested(id))}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}

/** The button that was pressed is gone with its session: moves the focus to the list. */
function useFocusAfterRemoval(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) list.current?.focus();
    before.current = count;
  }, [count]);
  return list;
}
