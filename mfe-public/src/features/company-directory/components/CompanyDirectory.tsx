import { useOptionName } from '@cpa/shared/domain';
import { useFormat } from '@cpa/shared/i18n';
import { Button, NativeSelect } from '@cpa/shared/ui';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/laterTexts.ts';
import { SearchParamField } from '../../../search/SearchParamField.tsx';
import { choiceOf, companiesUrl, COMPANY_SORT_CHOICES, sortOf } from '../model/companyQuery.ts';
import { directory, selectDirectoryStatus } from '../state/directory.ts';
import styles from './CompanyDirectory.module.css';
import { CompanyResults } from './CompanyResults.tsx';
import type { CompanyTileProps } from './CompanyTile.tsx';
import { useCompanyQuery } from './useCompanyQuery.ts';

/** ID of the search form, which the selects belong to without JavaScript. */
const FORM_ID = 'company-search';
/** Parameters of the sort select. */
const SORT = ['sort_by', 'sort_order'];

/** Companies, searchable by name and filtered by sector. The query is stored in the URL. */
export function CompanyDirectory({ renderFollow }: Pick<CompanyTileProps, 'renderFollow'>) {
  const t = useText();
  const nameOf = useOptionName();
  const { formatNumber } = useFormat();
  const { query, changeQuery, search } = useCompanyQuery();
  const status = useSelector((state: object) => selectDirectoryStatus(state, query));
  const { data: page } = useSelector(directory.select);
  const hasSeveral = query.filter_sectors.length > 1;

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
            formId={FORM_ID}
            controlled={hasSeveral ? SORT : [...SORT, 'filter_sectors']}
            onSearch={search}
          />
        </div>
        <NativeSelect
          label={t('companies.sector')}
          isLabelHidden
          // Several sectors are a hidden field of the form.
          {...(!hasSeveral && { name: 'filter_sectors', form: FORM_ID })}
          value={query.filter_sectors[0] ?? ''}
          onChange={({ target }) =>
            changeQuery({ filter_sectors: target.value ? [Number(target.value)] : [] })
          }
        >
          <option value="">{t('companies.allSectors')}</option>
          {(page?.facets.sectors ?? []).map(({ id, name, count }) => (
            <option key={id} value={id}>
              {`${nameOf(name)} (${formatNumber(count)})`}
            </option>
          ))}
        </NativeSelect>
        <NativeSelect
          label={t('companies.sort')}
          isLabelHidden
          name="sort_by"
          form={FORM_ID}
          value={choiceOf(query)}
          onChange={({ target }) => changeQuery(sortOf(target.value))}
        >
          {COMPANY_SORT_CHOICES.map((choice) => (
            <option key={choice} value={choice}>
              {t(`companies.sort.${choice}`)}
            </option>
          ))}
        </NativeSelect>
        <noscript>
          <Button type="submit" form={FORM_ID}>
            {t('companies.apply')}
          </Button>
        </noscript>
      </div>
      <p className={styles.count} role="status">
        {status === 'loaded' && page
          ? t('companies.count', { count: page.total, number: formatNumber(page.total) })
          : status === 'loading' && t('companies.loading')}
      </p>
      <CompanyResults query={query} renderFollow={renderFollow} />
    </>
  );
}
