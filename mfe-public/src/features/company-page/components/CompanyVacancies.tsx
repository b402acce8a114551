import type { Company } from '@cpa/shared/contracts';
import { paths } from '@cpa/shared/routing';
import { EmptyState, LinkButton, LoadError, LoadingArea, Pagination } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { VacancyCard } from '../../../vacancy-card/VacancyCard.tsx';
import { VacancyCardSkeletons } from '../../../vacancy-card/VacancyCardSkeletons.tsx';
import { companyOpened, selectCompanyVacancies } from '../state/companyPageSlice.ts';
import styles from './CompanyPage.module.css';

type CompanyVacanciesProps = { company: Company; page: number; onPrefetch: (vacancyId: number) => void };

/** Open vacancies of a company, newest first. */
export function CompanyVacancies({ company, page, onPrefetch }: CompanyVacanciesProps) {
  const t = useText();
  return (
    <section>
      <h2 className={styles.heading}>{t('company.openVacancies')}</h2>
      <List company={company} page={page} onPrefetch={onPrefetch} />
    </section>
  );
}

function List({ company: { id, name, open_vacancies }, page, onPrefetch }: CompanyVacanciesProps) {
  const t = useText();
  const dispatch = useDispatch();
  const read = useSelector((state: object) => selectCompanyVacancies(state, id, page));
  if (read?.status === 'failed') {
    return <LoadError error={read.failure} onRetry={() => dispatch(companyOpened({ id, page }))} />;
  }
  if (read?.status !== 'loaded') {
    return (
      <LoadingArea className={styles.cards}>
        <VacancyCardSkeletons count={Math.max(1, Math.min(open_vacancies, 20))} />
      </LoadingArea>
    );
  }
  if (read.page.data.length === 0) {
    return (
      <EmptyState
        headingLevel={3}
        title={t('company.noVacancies')}
        action={<LinkButton to={paths.vacancies}>{t('vacancy.allVacancies')}</LinkButton>}
      >
        {t('company.noVacanciesText', { name })}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.cards}>
        {read.page.data.map((vacancy) => (
          <li key={vacancy.id}>
            <VacancyCard vacancy={vacancy} onPrefetch={onPrefetch} />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        lastPage={read.page.last_page}
        hrefFor={(number) => `${paths.company(id)}${number > 1 ? `?page=${number}` : ''}`}
        label={t('company.pages')}
      />
    </>
  );
}
