import { SALARY_STEPS } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { type KeyboardEvent, useId, useMemo } from 'react';
import { useText } from '../../../messages/laterTexts.ts';
import {
  barsOf,
  countFrom,
  inUnit,
  type Salaries,
  type SalaryUnit,
  totalStated,
} from '../model/salaryScale.ts';
import styles from './SalarySlider.module.css';

const UNITS = ['month', 'hour'] as const satisfies SalaryUnit[];
/** Florins that Page Up and Page Down move. */
const PAGE_STEP = 500;

type SalarySliderProps = {
  salaries: Salaries;
  /** Lowest salary a month; undefined for any. */
  florins: number | undefined;
  unit: SalaryUnit;
  onUnit: (unit: SalaryUnit) => void;
  onSlide: (florins: number) => void;
  /** Called with the last amount when the slider is released. */
  onEnd: (florins: number | undefined) => void;
};

/** Slider over the bars of the salaries. At its start any salary will do. */
export default function SalarySlider({ salaries, florins, unit, onUnit, onSlide, onEnd }: SalarySliderProps) {
  const t = useText();
  const id = useId();
  const { formatWage, formatNumber } = useFormat();
  const bars = useMemo(() => barsOf(salaries), [salaries]);
  const { first, last, size } = SALARY_STEPS;
  const value = Math.min(last, Math.max(first, florins ?? first));
  const isAny = florins === undefined || florins === first;
  const amount = formatWage(Math.round(inUnit(value, unit) * 100), 'AWG');
  const count = (isAny ? null : countFrom(salaries, florins)) ?? totalStated(salaries);
  const end = () => onEnd(isAny ? undefined : florins);
  const moveByPage = (event: KeyboardEvent) => {
    const direction = { PageUp: 1, PageDown: -1 }[event.key];
    if (!direction) return;
    event.preventDefault();
    onSlide(Math.min(last, Math.max(first, value + direction * PAGE_STEP)));
  };
  return (
    <>
      <div role="radiogroup" aria-label={t('salary.unit')} className={styles.units}>
        {UNITS.map((each) => (
          <label key={each} className={styles.unit}>
            <input type="radio" name={id} checked={unit === each} onChange={() => onUnit(each)} />
            {t(`salary.${each}`)}
          </label>
        ))}
      </div>
      <div className={styles.bars} aria-hidden>
        {bars.map(({ from, height }) => (
          <span
            key={from}
            data-in={isAny || from >= value || undefined}
            style={{ blockSize: `${Math.round(height * 100)}%` }}
          />
        ))}
      </div>
      <input
        type="range"
        className={styles.range}
        aria-label={t('salary.slider')}
        aria-valuetext={
          isAny
            ? t('salary.any', { count, number: formatNumber(count) })
            : t('salary.value', { amount, unit, count, number: formatNumber(count) })
        }
        min={first}
        max={last}
        step={size}
        value={value}
        onChange={({ target }) => onSlide(Number(target.value))}
        onKeyDown={moveByPage}
        onKeyUp={end}
        onPointerUp={end}
        onBlur={end}
      />
      <p className={styles.ends} aria-hidden>
        <span>{formatWage(Math.round(inUnit(first, unit) * 100), 'AWG')}</span>
        <span>
          {t('salary.andMore', { amount: formatWage(Math.round(inUnit(last, unit) * 100), 'AWG') })}
        </span>
      </p>
    </>
  );
}
