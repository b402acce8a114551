import { langTag, type OwnVacancy } from '@cpa/shared/contracts';
import { paths } from '@cpa/shared/routing';
import { selectProfile } from '@cpa/shared/session';
import { Link, SparklesIcon } from '@cpa/shared/ui';
import { useSelector } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import { recruiterPaths } from '../../../../routing/recruiterPaths.ts';
import styles from './TitleCell.module.css';

/** Title with a link to the applicants, or to a draft's editor. Below it the department or one of several companies. */
export function TitleCell({ vacancy }: { vacancy: OwnVacancy }) {
  const t = useText();
  const { id, title, text_language: language, status, sponsored, department, company } = vacancy;
  const hasSeveral = (useSelector(selectProfile)?.companies.length ?? 0) > 1;
  const below = department ?? (hasSeveral ? company.name : null);
  const to = status === 'draft' ? paths.recruiter.editVacancy(id) : recruiterPaths.vacancyApplicants(id);
  return (
    <div className={styles.cell}>
      <span className={styles.line}>
        <Link variant="plain" to={to} className={styles.title} title={title} data-row-link="">
          <span lang={langTag(language)}>{title}</span>
        </Link>
        {sponsored && (
          <span className={styles.sponsored}>
            <SparklesIcon size={12} />
            {t('vacancies.sponsored')}
          </span>
        )}
      </span>
      {below && <span className={styles.department}>{below}</span>}
    </div>
  );
}
