import { monthAfter } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { ArrowLeftIcon, ArrowRightIcon, IconButton } from '@cpa/shared/ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../../messages/texts.ts';
import { dayAtKey, weeksOf } from '../model/calendar.ts';
import styles from './Calendar.module.css';

type CalendarProps = {
  /** Calendar days, for example `2026-11-24`. */
  value: string;
  min: string;
  max: string;
  /** ID of the heading that names the choice. */
  labelledBy: string;
  onChange: (day: string) => void;
};

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** A month to choose a day from. One tab stop; arrow keys move by day and week, Page Up and Page Down by month. */
export function Calendar({ value, min, max, labelledBy, onChange }: CalendarProps) {
  const t = useText();
  const { formatDay } = useFormat();
  const monthId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState(value);
  const [chosen, setChosen] = useState(value);
  const [month, setMonth] = useState(() => monthAfter(value, 0));
  const shouldFocus = useRef(false);
  // A day that was chosen elsewhere is shown.
  if (value !== chosen) {
    setChosen(value);
    setActive(value);
    setMonth(monthAfter(value, 0));
  }
  useEffect(() => {
    if (!shouldFocus.current) return;
    shouldFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
  }, [active]);

  const clamped = (day: string) => (day < min ? min : day > max ? max : day);
  const show = (months: number) => {
    const next = monthAfter(month, months);
    setMonth(next);
    setActive(clamped(next));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const day = dayAtKey(active, event.key);
    if (day === null) return;
    event.preventDefault();
    const next = clamped(day);
    shouldFocus.current = next !== active;
    setActive(next);
    setMonth(monthAfter(next, 0));
  };

  return (
    <div className={styles.calendar} role="group" aria-labelledby={labelledBy}>
      <div className={styles.head}>
        <span id={monthId} className={styles.month} aria-live="polite">
          {t(`calendar.month.${Number(month.slice(5, 7)) as 1}`, { year: month.slice(0, 4) })}
        </span>
        <IconButton
          label={t('calendar.previous')}
          icon={<ArrowLeftIcon size={18} />}
          aria-disabled={month <= min || undefined}
          onClick={() => month > min && show(-1)}
        />
        <IconButton
          label={t('calendar.next')}
          icon={<ArrowRightIcon size={18} />}
          aria-disabled={monthAfter(month, 1) > max || undefined}
          onClick={() => monthAfter(month, 1) <= max && show(1)}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- date grid of the ARIA guide */}
      <table ref={grid} role="grid" className={styles.days} aria-labelledby={monthId} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col" abbr={t(`calendar.weekday.${weekday}`)}>
                {t(`calendar.weekday.${weekday}`).slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {WEEKDAYS.map((weekday) => {
                const day = week[weekday] ?? null;
                return (
                  <td key={weekday} aria-selected={day === value}>
                    {day && (
                      <button
                        type="button"
                        className={styles.day}
                        data-day={day}
                        data-chosen={day === value || undefined}
                        tabIndex={day === active ? 0 : -1}
                        disabled={day < min || day > max}
                        aria-label={formatDay(day)}
                        onClick={() => onChange(day)}
                      >
                        {Number(day.slice(8))}
                      </button>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
