import type { SearchAlert } from '@cpa/shared/contracts';
import { paths } from '@cpa/shared/routing';
import { selectProfile } from '@cpa/shared/session';
import {
  EmptyState,
  LinkButton,
  LoadError,
  LoadingArea,
  Skeleton,
  useFocusAfterRemoval,
} from '@cpa/shared/ui';
import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { AlertIcon } from '../../../icons/AlertIcon.tsx';
import { useText } from '../../../messages/texts.ts';
import { followedCompany } from '../model/followedCompany.ts';
import { accountAlerts } from '../state/accountAlerts.ts';
import styles from './AlertList.module.css';
import { AlertRow } from './AlertRow.tsx';

/** Alerts of the account: saved searches first, then followed companies. */
export function AlertList() {
  const t = useText();
  const dispatch = useDispatch();
  const { status, error, data: alerts } = useSelector(accountAlerts.select);
  const isVerified = useSelector(selectProfile)?.verified !== false;
  const container = useFocusAfterRemoval();
  if (status === 'failed') {
    return (
      <LoadError
        error={error}
        title={t('alerts.loadFailed')}
        onRetry={() => dispatch(accountAlerts.opened())}
      />
    );
  }
  if (!alerts) {
    return (
      <LoadingArea label={t('alerts.loading')} className={styles.list}>
        <Skeleton shape="block" height={76} />
        <Skeleton shape="block" height={76} />
        <Skeleton shape="block" height={76} />
      </LoadingArea>
    );
  }
  const searches = alerts.filter((alert) => followedCompany(alert) === null);
  const companies = alerts.filter((alert) => followedCompany(alert) !== null);
  return (
    <div ref={container} className={styles.parts}>
      {alerts.length === 0 ? (
        <EmptyState
          icon={<AlertIcon />}
          title={t('alerts.none.title')}
          action={<LinkButton to={paths.vacancies}>{t('alerts.search')}</LinkButton>}
        >
          {t(isVerified ? 'alerts.none.text' : 'alerts.none.unverified')}
        </EmptyState>
      ) : (
        <>
          <AlertPart title={t('alerts.searches')} alerts={searches} />
          <AlertPart title={t('alerts.companies')} alerts={companies} />
        </>
      )}
    </div>
  );
}

function AlertPart({ title, alerts }: { title: string; alerts: SearchAlert[] }) {
  const titleId = useId();
  if (alerts.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-19 below-3">
        {title}
      </h2>
      <ul className={styles.list}>
        {alerts.map((alert) => (
          <AlertRow key={alert.id} alert={alert} />
        ))}
      </ul>
    </section>
  );
}
