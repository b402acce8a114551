import { paths } from '@cpa/shared/routing';
import { BriefcaseIcon, EmptyState, LinkButton } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';

export function NoVacancies() {
  const t = useText();
  return (
    <EmptyState
      icon={<BriefcaseIcon size={24} />}
      title={t('vacancies.empty.title')}
      action={<LinkButton to={paths.plans}>{t('vacancies.empty.action')}</LinkButton>}
    >
      {t('vacancies.empty.text')}
    </EmptyState>
  );
}
