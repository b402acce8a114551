import type { Company } from '@cpa/shared/contracts';
import { paths } from '@cpa/shared/routing';
import { EmptyState, LinkButton, LoadError } from '@cpa/shared/ui';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/laterTexts.ts';
import { useRichTextReady } from '../../../text/RichText.tsx';
import { publicPaths } from '../../../routing/publicPaths.ts';
import { ShareButton } from '../../../page/share/ShareButton.tsx';
import type { CompanyVacancySort } from '../model/vacancySort.ts';
import { company as companies, selectLanguages } from '../state/companyPage.ts';
import { CompanyProfile } from './CompanyProfile.tsx';
import { CompanySkeleton } from './CompanySkeleton.tsx';
import { CompanyVacancies } from './CompanyVacancies.tsx';

type CompanyPageProps = {
  id: number;
  page: number;
  sort: CompanyVacancySort;
  onPrefetch: (vacancyId: number) => void;
  /** Renders the button that follows the company; `secondary` where it is repeated. */
  renderFollow: (company: Company, variant: 'primary' | 'secondary') => ReactNode;
};

/** Company profile with its open vacancies. */
export function CompanyPage({ id, page, sort, onPrefetch, renderFollow }: CompanyPageProps) {
  const t = useText();
  const dispatch = useDispatch();
  const read = useSelector((state: object) => companies.select(state, { id }));
  const languages = useSelector((state: object) => selectLanguages(state, id));
  const isTextReady = useRichTextReady(read.status === 'loaded');
  if (read.error?.status === 404) {
    return (
      <EmptyState
        headingLevel={1}
        title={t('company.missingTitle')}
        action={<LinkButton to={publicPaths.companies}>{t('company.allCompanies')}</LinkButton>}
      >
        {t('company.missingText')}
      </EmptyState>
    );
  }
  if (read.status === 'failed') {
    const retry = () => dispatch(companies.opened({ id, page, sort }));
    return <LoadError isWholePage error={read.error} onRetry={retry} />;
  }
  if (read.status !== 'loaded' || !isTextReady) return <CompanySkeleton />;
  const company = read.data;
  return (
    <CompanyProfile
      company={company}
      languages={languages}
      actions={
        <>
          <ShareButton kind="company" id={id} title={company.name} path={paths.company(id)} />
          {renderFollow(company, 'primary')}
        </>
      }
    >
      <CompanyVacancies
        company={company}
        page={page}
        sort={sort}
        onPrefetch={onPrefetch}
        follow={renderFollow(company, 'secondary')}
      />
    </CompanyProfile>
  );
}
