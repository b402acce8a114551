import { Card, Link, LoadError, LoadingArea, Skeleton } from '@cpa/shared/ui';
import { paths } from '@cpa/shared/routing';
import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { applicantPaths } from '../../../routing/applicantPaths.ts';
import { alertPath } from '../model/alertPath.ts';
import { alertsOpened, selectAlerts } from '../state/alertsSlice.ts';
import styles from './AlertList.module.css';

/** Number of alerts on the overview. */
const SHOWN = 3;

/** The newest alerts on the overview. */
export function AlertSummary() {
  const t = useText();
  const dispatch = useDispatch();
  const titleId = useId();
  const { status, error, alerts } = useSelector(selectAlerts);
  return (
    <Card as="section" aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.summaryTitle}>
          {t('alerts.searches')}
        </h2>
        <Link to={applicantPaths.alerts}>{t('alerts.manage')}</Link>
      </div>
      {status === 'failed' ? (
        <LoadError error={error} title={t('alerts.loadFailed')} onRetry={() => dispatch(alertsOpened())} />
      ) : status === 'loading' ? (
        <LoadingArea label={t('alerts.loading')}>
          <Skeleton shape="block" height={120} />
        </LoadingArea>
      ) : alerts.length === 0 ? (
        <p className={styles.facts}>
          {t('alerts.summaryNone')} <Link to={paths.vacancies}>{t('alerts.search')}</Link>
        </p>
      ) : (
        <ul className={styles.summary}>
          {alerts.slice(0, SHOWN).map((alert) => (
            <li key={alert.id}>
              <Link variant="plain" to={alertPath(alert)} className={styles.name}>
                <bdi>{alert.name}</bdi>
              </Link>
              <p className={styles.facts}>{t(`alerts.${alert.frequency}ByMail`)}</p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
