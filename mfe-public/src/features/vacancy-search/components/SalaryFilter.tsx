import { useFormat } from '@cpa/shared/i18n';
import { Checkbox, lazyComponent, TextField, useMediaQuery } from '@cpa/shared/ui';
import { useState } from 'react';
import { useText } from '../../../messages/texts.ts';
import { withSalary, withToggled } from '../model/changeQuery.ts';
import {
  countFrom,
  inUnit,
  parseSalary,
  type Salaries,
  type SalaryUnit,
  totalStated,
} from '../model/salaryScale.ts';
import { SEARCH_FORM_ID } from '../model/searchForm.ts';
import type { VacancyQuery } from '../model/vacancyQuery.ts';
import styles from './FilterPanel.module.css';

const salarySlider = lazyComponent(
  () => import(/* webpackChunkName: "salary-slider" */ './SalarySlider.tsx'),
);

type SalaryFilterProps = {
  query: VacancyQuery;
  /** Undefined in responses of older servers. */
  salaries: Salaries | undefined;
  onChange: (query: VacancyQuery) => void;
  /** True in the sheet; otherwise only wide windows show it. */
  isVisible: boolean;
};

/** Lowest salary as a field, with a slider over the salaries of the results. The slider loads on demand. */
export function SalaryFilter({ query, salaries, onChange, isVisible }: SalaryFilterProps) {
  const t = useText();
  const { formatNumber } = useFormat();
  const [unit, setUnit] = useState<SalaryUnit>('month');
  const [typed, setTyped] = useState<string | null>(null);
  /** Amount under the finger, before it is released. */
  const [slid, setSlid] = useState<number | null>(null);
  const isWide = useMediaQuery('(min-width: 768px)');
  const { Component: Slider } = salarySlider.useComponent(salaries !== undefined && (isVisible || isWide));
  const chosen = query.salary[0] === undefined ? undefined : Number(query.salary[0]);
  const florins = slid ?? (typed === null ? chosen : parseSalary(typed, unit));

  function commit(salary: number | undefined): void {
    setTyped(null);
    setSlid(null);
    if (salary !== chosen) onChange(withSalary(query, salary));
  }

  const stated = salaries && totalStated(salaries);
  const count = salaries && florins !== undefined ? countFrom(salaries, florins) : null;
  const hint =
    salaries &&
    (count === null
      ? t('filters.salaryStates', { number: formatNumber(stated!), unstated: salaries.unstated })
      : t('filters.salaryCount', { number: formatNumber(count), total: formatNumber(stated!) }));
  const shown = typed ?? (florins === undefined ? '' : String(inUnit(florins, unit)));
  return (
    <div className={styles.salary}>
      <TextField
        label={t('filters.salary', { unit })}
        hint={hint}
        type="number"
        inputMode="decimal"
        min={0}
        step="any"
        name="salary"
        form={SEARCH_FORM_ID}
        value={shown}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => typed !== null && commit(parseSalary(typed, unit))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || typed === null) return;
          event.preventDefault();
          commit(parseSalary(typed, unit));
        }}
      />
      {salaries && (
        <div className={styles.slider}>
          {Slider && (
            <Slider
              salaries={salaries}
              florins={florins}
              unit={unit}
              onUnit={(next) => {
                setTyped(null);
                setUnit(next);
              }}
              onSlide={setSlid}
              onEnd={commit}
            />
          )}
        </div>
      )}
      {chosen !== undefined && (
        <Checkbox
          label={t('filters.salary_unstated')}
          count={salaries && formatNumber(salaries.unstated)}
          name="salary_unstated"
          value="true"
          form={SEARCH_FORM_ID}
          checked={query.salary_unstated.length > 0}
          onChange={() => onChange(withToggled(query, 'salary_unstated', 'true'))}
        />
      )}
    </div>
  );
}
