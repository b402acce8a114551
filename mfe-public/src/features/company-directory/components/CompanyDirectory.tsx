import type { CompanySort } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { NativeSelect } from '@cpa/shared/ui';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { SearchParamField } from '../../../search-params/SearchParamField.tsx';
import { COMPANY_SORTS } from '../model/companyQuery.ts';
import { selectDirectoryPage, selectDirectoryStatus } from '../state/companyDirectorySlice.ts';
import styles from './CompanyDirectory.module.css';
import { CompanyResults } from './CompanyResults.tsx';
import { useCompanyQuery } from './useCompanyQuery.ts';

const DEFAULT_SORT: CompanySort = 'name';

/** Companies, searchable by name and filtered by sector. The query is stored in the URL. */
export function CompanyDirectory() {
  const t = useText();
  const { formatNumber } = useFormat();
  const { query, changeQuery, search } = useCompanyQuery();
  const status = useSelector(selectDirectoryStatus);
  const page = useSelector(selectDirectoryPage);

  return (
    <>
      <h1>{t('companies.title')}</h1>
      <div className={styles.bar}>
        <div className={styles.search}>
          <SearchParamField
            label={t('companies.searchLabel')}
            placeholder={t('companies.searchPlaceholder')}
            value={query.search_string}
            onSearch={search}
          />
        </div>
        <NativeSelect
          label={t('companies.sector')}
          isLabelHidden
          value={query.filter_sectors[0] ?? ''}
          onChange={({ target }) =>
            changeQuery({ filter_sectors: target.value ? [Number(target.value)] : [] })
          }
        >
          <option value="">{t('companies.allSectors')}</option>
          {(page?.facets.sectors ?? []).map(({ id, name, count }) => (
            <option key={id} value={id}>
              {`${name} (${formatNumber(count)})`}
            </option>
          ))}
        </NativeSelect>
        <NativeSelect
          label={t('companies.sort')}
          isLabelHidden
          value={query.sort_by ?? DEFAULT_SORT}
          onChange={({ target }) => {
            const sort = COMPANY_SORTS.find((known) => known === target.value) ?? DEFAULT_SORT;
            changeQuery({ sort_by: sort === DEFAULT_SORT ? null : sort });
          }}
        >
          {COMPANY_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(`companies.sort.${sort}`)}
            </option>
          ))}
        </NativeSelect>
      </div>
      <p className={styles.count} role="status">
        {status === 'loaded' && page
          ? t('companies.count', { count: page.total, number: formatNumber(page.total) })
          : status === 'loading' && t('companies.loading')}
      </p>
      <CompanyResults query={query} />
    </>
  );
}
