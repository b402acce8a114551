import { EmptyState, LinkButton, LoadError, LoadingArea, Pagination } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/laterTexts.ts';
import { publicPaths } from '../../../routing/publicPaths.ts';
import { companiesUrl, type CompanyQuery } from '../model/companyQuery.ts';
import { directory, selectDirectoryStatus } from '../state/directory.ts';
import styles from './CompanyDirectory.module.css';
import { CompanyTile, type CompanyTileProps, CompanyTileSkeletons } from './CompanyTile.tsx';

/** Companies in the first row of a wide window. */
const ROW = 3;

type CompanyResultsProps = Pick<CompanyTileProps, 'renderFollow'> & { query: CompanyQuery };

/** Companies in the states loading, empty, failed and loaded. */
export function CompanyResults({ query, renderFollow }: CompanyResultsProps) {
  const t = useText();
  const dispatch = useDispatch();
  const status = useSelector((state: object) => selectDirectoryStatus(state, query));
  const { data: page, error } = useSelector(directory.select);
  if (status === 'failed') {
    return <LoadError error={error} onRetry={() => dispatch(directory.opened(query))} />;
  }
  if (!page) {
    return (
      <LoadingArea className={styles.tiles} label={t('companies.loading')}>
        <CompanyTileSkeletons count={12} />
      </LoadingArea>
    );
  }
  const isPending = status === 'loading';
  if (page.data.length === 0 && !isPending) {
    return (
      <EmptyState
        title={t('companies.emptyTitle')}
        action={<LinkButton to={publicPaths.companies}>{t('companies.clear')}</LinkButton>}
      >
        {t('companies.emptyText')}
      </EmptyState>
    );
  }
  return (
    <div className={styles.all} aria-busy={isPending} data-pending={isPending || undefined}>
      <ul className={styles.tiles}>
        {page.data.map((company, index) => (
          <li key={company.id}>
            <CompanyTile company={company} isFirst={index < ROW} renderFollow={renderFollow} />
          </li>
        ))}
      </ul>
      <Pagination
        page={page.page}
        lastPage={page.last_page}
        hrefFor={(number) => companiesUrl({ ...query, page: number })}
        label={t('companies.pages')}
      />
    </div>
  );
}
