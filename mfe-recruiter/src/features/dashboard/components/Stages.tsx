import { type ApplicationStatus, type RecruiterDashboard } from '@cpa/shared/contracts';
import { statusColours, useApplicationStatusName } from '@cpa/shared/domain';
import { useFormat } from '@cpa/shared/i18n';
import { classNames, Link } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import { recruiterPaths } from '../../../routing/recruiterPaths.ts';
import card from './Dashboard.module.css';
import styles from './Stages.module.css';

const SHOWN: readonly ApplicationStatus[] = ['new', 'viewed', 'shortlisted', 'interview', 'offer'];

/** Number of applicants by stage. */
export function Stages({ stages }: { stages: RecruiterDashboard['stages'] }) {
  const t = useText();
  const nameOf = useApplicationStatusName('recruiter');
  const { formatNumber } = useFormat();
  const countOf = (status: ApplicationStatus) => stages.find((one) => one.status === status)?.count ?? 0;
  const largest = Math.max(1, ...SHOWN.map(countOf));
  return (
    <section className={card.card} aria-labelledby="stages-title">
      <div className={card.head}>
        <h2 id="stages-title">{t('stages.title')}</h2>
        <Link to={recruiterPaths.applicants}>{t('stages.all')}</Link>
      </div>
      <dl className="stack-3">
        {SHOWN.map((status) => (
          <div key={status} className={styles.stage}>
            <dt>{nameOf(status)}</dt>
            <dd className={styles.track} aria-hidden>
              <span
                className={classNames(styles.bar, statusColours)}
                data-status={status}
                style={{ inlineSize: `${(countOf(status) / largest) * 100}%` }}
              />
            </dd>
            <dd className={styles.count}>{formatNumber(countOf(status))}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
