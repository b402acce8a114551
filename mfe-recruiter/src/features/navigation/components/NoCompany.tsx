import { paths } from '@cpa/shared/routing';
import { CompanyIcon, EmptyState, LinkButton } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';

/** Shown on pages that need a company to a recruiter without one. */
export function NoCompany() {
  const t = useText();
  return (
    <EmptyState
      icon={<CompanyIcon size={24} />}
      title={t('company.none.title')}
      action={<LinkButton to={paths.recruiter.newCompany}>{t('company.add')}</LinkButton>}
    >
      {t('company.none.text')}
    </EmptyState>
  );
}
