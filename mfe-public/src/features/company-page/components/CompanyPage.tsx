import type { Company } from '@cpa/shared/contracts';
import { paths } from '@cpa/shared/routing';
import { Avatar, BadgeCheckIcon, EmptyState, LinkButton, LoadError, VisuallyHidden } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { RichText, useRichTextReady } from '../../../rich-text/RichText.tsx';
import { companyOpened, selectCompany } from '../state/companyPageSlice.ts';
import { CompanyFacts } from './CompanyFacts.tsx';
import styles from './CompanyPage.module.css';
import { CompanySkeleton } from './CompanySkeleton.tsx';
import { CompanyVacancies } from './CompanyVacancies.tsx';

type CompanyPageProps = { id: number; page: number; onPrefetch: (vacancyId: number) => void };

/** Company profile with its open vacancies. */
export function CompanyPage({ id, page, onPrefetch }: CompanyPageProps) {
  const t = useText();
  const dispatch = useDispatch();
  const read = useSelector((state: object) => selectCompany(state, id));
  const isTextReady = useRichTextReady();
  if (read?.status === 'failed') {
    return (
      <LoadError isWholePage error={read.failure} onRetry={() => dispatch(companyOpened({ id, page }))} />
    );
  }
  if (read?.status === 'missing') {
    return (
      <EmptyState
        headingLevel={1}
        title={t('company.missingTitle')}
        action={<LinkButton to={paths.companies}>{t('company.allCompanies')}</LinkButton>}
      >
        {t('company.missingText')}
      </EmptyState>
    );
  }
  if (read?.status !== 'loaded' || !isTextReady) return <CompanySkeleton />;
  return (
    <>
      <Head company={read.company} />
      <div className={styles.columns}>
        <div className={styles.main}>
          {read.company.description.trim() !== '' && (
            <section>
              <h2 className={styles.heading}>{t('company.about')}</h2>
              <RichText level={3}>{read.company.description}</RichText>
            </section>
          )}
          <CompanyVacancies company={read.company} page={page} onPrefetch={onPrefetch} />
        </div>
        <CompanyFacts company={read.company} />
      </div>
    </>
  );
}

function Head({ company: { name, logo, verified, sectors, district } }: { company: Company }) {
  const t = useText();
  const under = [...sectors.map((sector) => sector.name), district?.name].filter(Boolean).join(' · ');
  return (
    <header className={styles.head}>
      <Avatar name={name} src={logo} size={72} shape="square" />
      <div className={styles.names}>
        <h1 className={styles.name} dir="auto">
          {name}
          {verified && (
            <>
              <BadgeCheckIcon size={22} className={styles.verified} />
              <VisuallyHidden>{t('companies.verified')}</VisuallyHidden>
            </>
          )}
        </h1>
        <p className={styles.under}>{under}</p>
      </div>
    </header>
  );
}
