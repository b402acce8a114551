import { addDays, type BusyTime, dayInAruba, INTERVIEW_LIMITS } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { ArrowLeftIcon, ArrowRightIcon, classNames, IconButton, VisuallyHidden } from '@cpa/shared/ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../../messages/texts.ts';
import type { ProposalForm } from '../model/proposalForm.ts';
import {
  dayOfSlot,
  type Slot,
  slotAtKey,
  slotState,
  timeOfSlot,
  TIMES,
  weekOf,
  withSlot,
} from '../model/week.ts';
import { useConflictText } from './useConflictText.ts';
import styles from './Week.module.css';

type WeekProps = {
  form: ProposalForm;
  busy: readonly BusyTime[];
  isMove: boolean;
  onChange: (form: ProposalForm) => void;
};

/**
 * A week to pick free times in; on phones one day of it. One tab stop: arrow keys move by day and half hour, Page Up and
 * Page Down by week.
 */
export default function Week({ form, busy, isMove, onChange }: WeekProps) {
  const t = useText();
  const { formatShortDate, formatShortWeekday, formatWeekday } = useFormat();
  const conflictText = useConflictText();
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [now] = useState(() => new Date());
  const today = dayInAruba(now);
  const lastDay = addDays(today, INTERVIEW_LIMITS.days);
  const [active, setActive] = useState<Slot>(() => `${form.times[0]?.day || addDays(today, 1)}T09:00`);
  const [notice, setNotice] = useState<string | null>(null);
  const shouldFocus = useRef(false);
  useEffect(() => {
    if (!shouldFocus.current) return;
    shouldFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-slot="${active}"]`)?.focus();
  }, [active]);

  const shownDay = dayOfSlot(active);
  const week = weekOf(shownDay);
  const goTo = (slot: Slot) => {
    const day = dayOfSlot(slot);
    setActive(`${day < today ? today : day > lastDay ? lastDay : day}T${timeOfSlot(slot)}`);
  };
  const turn = (days: number) => goTo(`${addDays(shownDay, days)}T${timeOfSlot(active)}`);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const slot = slotAtKey(active, event.key);
    if (slot === null) return;
    event.preventDefault();
    shouldFocus.current = true;
    goTo(slot);
  };
  const pick = (slot: Slot) => {
    setActive(slot);
    const { kind, conflict } = slotState(slot, form, busy, now);
    if (kind === 'free' || kind === 'offered') {
      const changed = withSlot(form, slot, isMove);
      setNotice(changed ? null : t('interviews.week.full'));
      if (changed) onChange(changed);
    } else setNotice(conflict ? conflictText(conflict) : t('interviews.week.notOffered'));
  };

  return (
    <section className={styles.week} aria-labelledby={titleId}>
      <div className={styles.head}>
        <span id={titleId} className={styles.title} aria-live="polite">
          {formatShortDate(week[0]!)} – {formatShortDate(week[6]!)}
        </span>
        <IconButton
          label={t('interviews.week.previous')}
          icon={<ArrowLeftIcon size={18} />}
          aria-disabled={week[0]! <= today || undefined}
          onClick={() => turn(-7)}
        />
        <IconButton
          label={t('interviews.week.next')}
          icon={<ArrowRightIcon size={18} />}
          aria-disabled={week[6]! >= lastDay || undefined}
          onClick={() => turn(7)}
        />
      </div>
      <div className={styles.days}>
        {week.map((day) => (
          <button
            key={day}
            type="button"
            className={styles.day}
            aria-label={formatWeekday(day)}
            aria-pressed={day === shownDay}
            disabled={day < today || day > lastDay}
            onClick={() => goTo(`${day}T${timeOfSlot(active)}`)}
          >
            {formatShortWeekday(day)} <strong>{Number(day.slice(8))}</strong>
          </button>
        ))}
      </div>
      <div className={styles.scroll}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- grid of the ARIA guide */}
        <table ref={grid} role="grid" className={styles.grid} aria-labelledby={titleId} onKeyDown={onKeyDown}>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{t('interviews.form.times')}</VisuallyHidden>
              </th>
              {week.map((day) => (
                <th key={day} scope="col" data-shown={day === shownDay || undefined}>
                  {formatShortWeekday(day)} <strong>{formatShortDate(day)}</strong>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {TIMES.map((time) => (
              <tr key={time}>
                <th scope="row">{time.endsWith('00') ? time : <VisuallyHidden>{time}</VisuallyHidden>}</th>
                {week.map((day) => {
                  const slot = `${day}T${time}`;
                  const { kind, time: at, conflict } = slotState(slot, form, busy, now);
                  const state = conflict ? conflictText(conflict) : null;
                  const own = kind === 'offered' ? t('interviews.week.offered') : null;
                  return (
                    <td key={day} data-shown={day === shownDay || undefined}>
                      <button
                        type="button"
                        className={classNames(styles.slot, styles[kind])}
                        data-slot={slot}
                        data-conflict={(own && state && true) || undefined}
                        tabIndex={slot === active ? 0 : -1}
                        aria-pressed={kind === 'offered'}
                        aria-disabled={(kind !== 'free' && kind !== 'offered') || undefined}
                        aria-label={[
                          `${formatWeekday(day)}, ${at ?? time}`,
                          own,
                          state ??
                            (own ? null : t(`interviews.week.${kind === 'free' ? 'free' : 'notOffered'}`)),
                        ]
                          .filter(Boolean)
                          .join(': ')}
                        title={state ?? undefined}
                        onClick={() => pick(slot)}
                      >
                        {at ?? (kind === 'booked' && (conflict?.name ?? t('interviews.week.booked')))}
                      </button>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p role="status" className={styles.status}>
        {notice ?? t('interviews.week.hint')}
      </p>
    </section>
  );
}
