import { paths } from '@cpa/shared/routing';
import { BriefcaseIcon, DownloadIcon, EmptyState, LinkButton } from '@cpa/shared/ui';
import { PlusIcon } from '@cpa/shared/ui/icons';
import { useText } from '../../../messages/texts.ts';

export function NoVacancies() {
  const t = useText();
  return (
    <EmptyState
      icon={<BriefcaseIcon size={24} />}
      title={t('vacancies.empty.title')}
      action={
        <>
          <LinkButton icon={<PlusIcon />} to={paths.recruiter.newVacancy}>
            {t('vacancies.create')}
          </LinkButton>
          <LinkButton variant="secondary" icon={<DownloadIcon />} to={paths.recruiter.import}>
            {t('vacancies.import')}
          </LinkButton>
        </>
      }
    >
      {t('vacancies.empty.text')}
    </EmptyState>
  );
}
