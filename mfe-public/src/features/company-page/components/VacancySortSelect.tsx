import { paths } from '@cpa/shared/routing';
import { Button, NativeSelect } from '@cpa/shared/ui';
import { useNavigate } from 'react-router';
import sortSelect from '../../../page/sortSelect.module.css';
import { useText as useLaterText } from '../../../messages/laterTexts.ts';
import { useText } from '../../../messages/texts.ts';
import { type CompanyVacancySort, companyUrl, VACANCY_SORTS } from '../model/vacancySort.ts';
import styles from './CompanyVacancies.module.css';

/** Order of the vacancies; without JavaScript a form. */
export function VacancySortSelect({ id, sort }: { id: number; sort: CompanyVacancySort }) {
  const t = useText();
  const later = useLaterText();
  const navigate = useNavigate();
  return (
    <form action={paths.company(id)} className={`${styles.sort} ${sortSelect.quiet}`}>
      <NativeSelect
        label={t('sort.label')}
        isLabelHidden
        name="sort_by"
        value={sort}
        onChange={({ target }) => {
          const chosen = VACANCY_SORTS.find((offered) => offered === target.value);
          if (!chosen) return;
          void navigate(companyUrl(id, { page: 1, sort: chosen }), { preventScrollReset: true });
        }}
      >
        {VACANCY_SORTS.map((offered) => (
          <option key={offered} value={offered}>
            {later(`company.sort.${offered}`)}
          </option>
        ))}
      </NativeSelect>
      <noscript>
        <Button type="submit" variant="quiet" size="small">
          {t('sort.apply')}
        </Button>
      </noscript>
    </form>
  );
}
