import { useFormat } from '@cpa/shared/i18n';
import { Button, TextField } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import { addDays, firstOfNextMonth, MAX_START_DAYS } from '../model/days.ts';
import styles from './PlanSetup.module.css';

type StartDateProps = {
  /** Null: today. */
  value: string | null;
  today: string;
  onChange: (day: string | null) => void;
};

/** The day from which the package can be used, with the two usual ones at hand. */
export function StartDate({ value, today, onChange }: StartDateProps) {
  const t = useText();
  const { formatDay } = useFormat();
  const last = addDays(today, MAX_START_DAYS);
  const next = firstOfNextMonth(today);
  const start = value ?? today;
  const isOutside = start < today || start > last;
  return (
    <div className={styles.start}>
      <TextField
        type="date"
        label={t('setup.start')}
        hint={t('setup.startHint')}
        min={today}
        max={last}
        required
        value={start}
        error={isOutside ? t('setup.startOutside', { last: formatDay(last) }) : undefined}
        onChange={({ target }) => onChange(target.value === today ? null : target.value || null)}
      />
      <div className={styles.quick}>
        <Button
          size="small"
          variant="secondary"
          aria-pressed={start === today}
          onClick={() => onChange(null)}
        >
          {t('setup.today')}
        </Button>
        <Button size="small" variant="secondary" aria-pressed={start === next} onClick={() => onChange(next)}>
          {formatDay(next)}
        </Button>
      </div>
    </div>
  );
}
