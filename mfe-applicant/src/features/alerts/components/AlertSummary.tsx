import { Link, LoadError, LoadingArea, Skeleton } from '@cpa/shared/ui';
import { paths } from '@cpa/shared/routing';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { applicantPaths } from '../../../routing/applicantPaths.ts';
import { SummaryCard, SummaryList, SummaryNote, SummaryRow } from '../../../summary/SummaryCard.tsx';
import { alertPath } from '../model/alertPath.ts';
import { accountAlerts } from '../state/accountAlerts.ts';

/** Number of alerts on the overview. */
const SHOWN = 3;

/** The newest alerts on the overview. */
export function AlertSummary() {
  const t = useText();
  const dispatch = useDispatch();
  const { status, error, data: alerts } = useSelector(accountAlerts.select);
  return (
    <SummaryCard title={t('alerts.searches')} to={applicantPaths.alerts} action={t('alerts.manage')}>
      {status === 'failed' ? (
        <LoadError
          error={error}
          title={t('alerts.loadFailed')}
          onRetry={() => dispatch(accountAlerts.opened())}
        />
      ) : !alerts ? (
        <LoadingArea label={t('alerts.loading')}>
          <Skeleton shape="block" height={120} />
        </LoadingArea>
      ) : alerts.length === 0 ? (
        <SummaryNote>
          {t('alerts.summaryNone')} <Link to={paths.vacancies}>{t('alerts.search')}</Link>
        </SummaryNote>
      ) : (
        <SummaryList>
          {alerts.slice(0, SHOWN).map((alert) => (
            <SummaryRow
              key={alert.id}
              name={
                <Link variant="plain" to={alertPath(alert)}>
                  <bdi>{alert.name}</bdi>
                </Link>
              }
              facts={t(`alerts.${alert.frequency}ByMail`)}
            />
          ))}
        </SummaryList>
      )}
    </SummaryCard>
  );
}
