import { applicationStatusSchema, type OwnVacancy } from '@cpa/shared/contracts';
import { StatusDot, statusColours, useApplicationStatusName } from '@cpa/shared/domain';
import { useFormat } from '@cpa/shared/i18n';
import { classNames } from '@cpa/shared/ui';
import { useText } from '../../../../messages/texts.ts';
import styles from './StageBar.module.css';

/** Share of applicants per stage. The counts show on hover and are read out. */
export function StageBar({ vacancy: { applicants_by_status, applicants_count } }: { vacancy: OwnVacancy }) {
  const t = useText();
  const { formatList } = useFormat();
  const statusName = useApplicationStatusName('recruiter');
  if (applicants_count === 0) return null;
  const stages = applicationStatusSchema.options
    .map((stage) => ({ stage, count: applicants_by_status[stage], name: statusName(stage) }))
    .filter(({ count }) => count > 0);
  const label = formatList(stages.map(({ count, name }) => t('vacancyTable.stage', { count, name })));
  return (
    <span className={styles.cell}>
      <span className={styles.bar} role="img" aria-label={label}>
        {stages.map(({ stage, count }) => (
          <span
            key={stage}
            className={classNames(styles.part, statusColours)}
            data-status={stage}
            style={{ flexGrow: count }}
          />
        ))}
      </span>
      <span className={styles.tip} aria-hidden>
        {stages.map(({ stage, count, name }) => (
          <span key={stage} className={styles.line}>
            <StatusDot status={stage} />
            {name}
            <b>{count}</b>
          </span>
        ))}
      </span>
    </span>
  );
}
