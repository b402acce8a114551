import type { OwnVacancy } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { Badge } from '@cpa/shared/ui';
import { useText } from '../../../../messages/texts.ts';
import styles from './ApplicantsCell.module.css';

/** Number of applicants and how many of them are new. */
export function ApplicantsCell({ vacancy }: { vacancy: OwnVacancy }) {
  const t = useText();
  const { formatNumber } = useFormat();
  const { applicants_count, new_applicants_count, published_at } = vacancy;
  if (published_at === null) return <span className="mute">–</span>;
  return (
    <span className={styles.cell}>
      <span className="semibold">{formatNumber(applicants_count)}</span>
      {new_applicants_count > 0 && (
        <Badge tone="info" className="nowrap">
          {t('vacancies.new', { count: new_applicants_count })}
        </Badge>
      )}
    </span>
  );
}
