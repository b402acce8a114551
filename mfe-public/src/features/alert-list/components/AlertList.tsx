import { queryFromFilter, type SearchAlert } from '@cpa/shared/contracts';
import { paths } from '@cpa/shared/routing';
import { selectIsAuthenticated } from '@cpa/shared/session';
import { Button, Link, LoadError, LoadingArea, Skeleton } from '@cpa/shared/ui';
import { useEffect, useId, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/laterTexts.ts';
import { alertDeleteRequested, alertListOpened, ownAlerts, selectDeletingIds } from '../state/alertList.ts';
import styles from './AlertList.module.css';

/** Search alerts of the signed-in user. Visitors delete an alert with the link in its e-mails. */
export function AlertList() {
  const t = useText();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isSignedIn = useSelector(selectIsAuthenticated);
  const { data } = useSelector(ownAlerts.select);
  const count = data?.length ?? null;
  const before = useRef(count);
  useEffect(() => {
    const isDeleted = count !== null && before.current !== null && count < before.current;
    before.current = count;
    // Deleting an alert removes the button that had the focus.
    if (isDeleted && document.activeElement === document.body) heading.current?.focus();
  }, [count]);
  if (!isSignedIn) return null;
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        {t('alertList.title')}
      </h2>
      <Alerts />
    </section>
  );
}

function Alerts() {
  const t = useText();
  const dispatch = useDispatch();
  const { status, data: alerts, error } = useSelector(ownAlerts.select);
  const deletingIds = useSelector(selectDeletingIds);
  if (status === 'failed') return <LoadError error={error} onRetry={() => dispatch(alertListOpened())} />;
  if (!alerts) {
    return (
      <LoadingArea label={t('alertList.loading')}>
        <Skeleton height={68} />
      </LoadingArea>
    );
  }
  if (alerts.length === 0) {
    return (
      <p className="mute">
        {t('alertList.none')} <Link to={paths.vacancies}>{t('alertList.search')}</Link>
      </p>
    );
  }
  return (
    <ul className="stack-3">
      {alerts.map((alert) => (
        <li key={alert.id} className={styles.alert}>
          <Alert alert={alert} isDeleting={deletingIds.includes(alert.id)} />
        </li>
      ))}
    </ul>
  );
}

function Alert({ alert, isDeleting }: { alert: SearchAlert; isDeleting: boolean }) {
  const t = useText();
  const dispatch = useDispatch();
  const query = queryFromFilter(alert.filter);
  return (
    <>
      <div className="break shrink basis-220">
        <Link to={query ? `${paths.vacancies}?${query}` : paths.vacancies}>
          <bdi>{alert.name}</bdi>
        </Link>
        <p className="mute text-14">{t(`alertList.${alert.frequency}`)}</p>
      </div>
      <Button
        variant="secondary"
        size="small"
        isLoading={isDeleting}
        aria-label={t('alertList.deleteNamed', { name: alert.name })}
        onClick={() => dispatch(alertDeleteRequested({ id: alert.id }))}
      >
        {t('alertList.delete')}
      </Button>
    </>
  );
}
