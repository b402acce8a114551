import { useFormat } from '@cpa/shared/i18n';
import { NativeSelect } from '@cpa/shared/ui';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { SearchParamField } from '../../../search-params/SearchParamField.tsx';
import { choiceOf, companiesUrl, COMPANY_SORT_CHOICES, sortOf } from '../model/companyQuery.ts';
import { selectDirectoryPage, selectDirectoryStatus } from '../state/companyDirectorySlice.ts';
import styles from './CompanyDirectory.module.css';
import { CompanyResults } from './CompanyResults.tsx';
import { useCompanyQuery } from './useCompanyQuery.ts';

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
            url={companiesUrl(query)}
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
          value={choiceOf(query)}
          onChange={({ target }) => changeQuery(sortOf(target.value))}
        >
          {COMPANY_SORT_CHOICES.map((choice) => (
            <option key={choice} value={choice}>
              {t(`companies.sort.${choice}`)}
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
