import type { CompanySort } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { NativeSelect } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router';
import { useText } from '../../../messages/texts.ts';
import { AddressSearchField } from '../../../search-field/AddressSearchField.tsx';
import { COMPANY_SORTS, type CompanyQuery, readCompanyQuery } from '../model/companyQuery.ts';
import {
  companySearchAbandoned,
  companySearchSubmitted,
  companySearchTyped,
  selectDirectoryPage,
  selectDirectoryStatus,
} from '../state/companyDirectorySlice.ts';
import { companiesAddress } from '../model/companiesAddress.ts';
import styles from './CompanyDirectory.module.css';
import { CompanyResults } from './CompanyResults.tsx';

const DEFAULT_SORT: CompanySort = 'name';

/** All companies, to be searched by name and narrowed to a sector. What is asked for stands in the address. */
export function CompanyDirectory() {
  const t = useText();
  const { formatNumber } = useFormat();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const query = readCompanyQuery(params);
  const status = useSelector(selectDirectoryStatus);
  const page = useSelector(selectDirectoryPage);
  const ask = (change: Partial<CompanyQuery>) =>
    void navigate(companiesAddress({ ...query, page: 1, ...change }), { preventScrollReset: true });

  return (
    <>
      <h1>{t('companies.title')}</h1>
      <div className={styles.bar}>
        <div className={styles.words}>
          <AddressSearchField
            label={t('companies.searchLabel')}
            placeholder={t('companies.searchPlaceholder')}
            words={query.search_string}
            onTyped={(text) => dispatch(companySearchTyped({ text }))}
            onSubmitted={(text) => dispatch(companySearchSubmitted({ text }))}
            onAbandoned={() => dispatch(companySearchAbandoned())}
          />
        </div>
        <NativeSelect
          label={t('companies.sector')}
          isLabelHidden
          value={query.filter_sectors[0] ?? ''}
          onChange={({ target }) => ask({ filter_sectors: target.value ? [Number(target.value)] : [] })}
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
            ask({ sort_by: sort === DEFAULT_SORT ? null : sort });
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
