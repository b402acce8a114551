import { paths } from '@cpa/shared/routing';
import { DownloadIcon, LinkButton } from '@cpa/shared/ui';
import { PlusIcon } from '@cpa/shared/ui/icons';
import { useText } from '../../../messages/texts.ts';
import styles from './VacanciesHeaderActions.module.css';

export function VacanciesHeaderActions() {
  const t = useText();
  return (
    <>
      <LinkButton variant="secondary" icon={<DownloadIcon />} to={paths.recruiter.import}>
        {t('vacancies.import')}
      </LinkButton>
      <LinkButton icon={<PlusIcon />} to={paths.recruiter.newVacancy} aria-keyshortcuts="N">
        {t('vacancies.create')}
        <kbd className={styles.key} aria-hidden>
          N
        </kbd>
      </LinkButton>
    </>
  );
}
