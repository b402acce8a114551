import { paths } from '@cpa/shared/routing';
import { LinkButton, UsersIcon } from '@cpa/shared/ui';
import { PencilIcon } from '@cpa/shared/ui/icons';
import { useText } from '../messages/texts.ts';
import { recruiterPaths } from '../routing/recruiterPaths.ts';
import styles from './OwnVacancy.module.css';

/** Props of the slot `vacancy.own`. */
type OwnVacancyProps = { vacancyId?: unknown; status?: unknown };

/** Shown to a recruiter above the text of a vacancy of the own company. */
export default function OwnVacancy({ vacancyId, status }: OwnVacancyProps) {
  const t = useText();
  if (typeof vacancyId !== 'number') return null;
  return (
    <section className={styles.own} aria-label={t('ownVacancy.label')}>
      <p className={styles.text}>{t(status === 'draft' ? 'ownVacancy.draft' : 'ownVacancy.public')}</p>
      <LinkButton size="small" icon={<PencilIcon />} to={paths.recruiter.editVacancy(vacancyId)}>
        {t('ownVacancy.edit')}
      </LinkButton>
      <LinkButton
        variant="secondary"
        size="small"
        icon={<UsersIcon />}
        to={recruiterPaths.vacancyApplicants(vacancyId)}
      >
        {t('ownVacancy.applicants')}
      </LinkButton>
    </section>
  );
}
