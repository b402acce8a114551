import type { Company } from '@cpa/shared/contracts';
import { paths } from '@cpa/shared/routing';
import { EmptyState, LinkButton, LoadError, LoadingArea, Pagination, Skeleton } from '@cpa/shared/ui';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText as useLaterText } from '../../../messages/laterTexts.ts';
import { useText } from '../../../messages/texts.ts';
import { companyVacancies } from '../state/companyPage.ts';
import pageStyles from './CompanyPage.module.css';
import styles from './CompanyVacancies.module.css';
import { type CompanyVacancySort, companyUrl } from '../model/vacancySort.ts';
import { CompanyVacancyRow } from './CompanyVacancyRow.tsx';
import { VacancySortSelect } from './VacancySortSelect.tsx';

type CompanyVacanciesProps = {
  company: Company;
  page: number;
  sort: CompanyVacancySort;
  onPrefetch: (vacancyId: number) => void;
  /** Lets the user follow a company that has no vacancy. */
  follow: ReactNode;
};

/** Open vacancies of a company. */
export function CompanyVacancies(props: CompanyVacanciesProps) {
  const later = useLaterText();
  return (
    <section id="vacancies" aria-labelledby="vacancies-heading">
      <div className={styles.head}>
        <h2 id="vacancies-heading" className={pageStyles.heading}>
          {later('company.openVacancies', { count: props.company.open_vacancies })}
        </h2>
        {props.company.open_vacancies > 1 && <VacancySortSelect id={props.company.id} sort={props.sort} />}
      </div>
      <List {...props} />
    </section>
  );
}

function List({ company, page, sort, onPrefetch, follow }: CompanyVacanciesProps) {
  const { id, name, district, open_vacancies } = company;
  const t = useText();
  const later = useLaterText();
  const dispatch = useDispatch();
  const read = useSelector((state: object) => companyVacancies.select(state, { id, page, sort }));
  if (read.status === 'failed') {
    return (
      <LoadError error={read.error} onRetry={() => dispatch(companyVacancies.opened({ id, page, sort }))} />
    );
  }
  if (read.status !== 'loaded') {
    return (
      <LoadingArea className={styles.rows}>
        {Array.from({ length: Math.max(1, Math.min(open_vacancies, 20)) }, (_, index) => (
          <Skeleton key={index} height={67} />
        ))}
      </LoadingArea>
    );
  }
  if (read.data.data.length === 0) {
    return (
      <EmptyState
        headingLevel={3}
        title={later('company.noVacancies')}
        action={
          <div className={styles.actions}>
            {follow}
            <LinkButton variant="secondary" to={paths.vacancies}>
              {t('vacancy.allVacancies')}
            </LinkButton>
          </div>
        }
      >
        {later('company.noVacanciesText', { name })}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.rows}>
        {read.data.data.map((vacancy) => (
          <li key={vacancy.id}>
            <CompanyVacancyRow vacancy={vacancy} district={district?.id} onPrefetch={onPrefetch} />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        lastPage={read.data.last_page}
        hrefFor={(number) => companyUrl(id, { page: number, sort })}
        label={later('company.pages')}
      />
    </>
  );
}
