import { addDays } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { Button } from '@cpa/shared/ui';
import { useId, useState } from 'react';
import { useText } from '../../../messages/texts.ts';
import { firstOfNextMonth, MAX_START_DAYS } from '../model/days.ts';
import { Calendar } from './Calendar.tsx';
import styles from './PlanSetup.module.css';

type StartDateProps = {
  /** From `today` on, at most a year away. */
  value: string;
  today: string;
  /** Null: today. */
  onChange: (day: string | null) => void;
};

/** The day from which the package can be used, with buttons for the two usual ones. */
export function StartDate({ value, today, onChange }: StartDateProps) {
  const t = useText();
  const { formatDay } = useFormat();
  const titleId = useId();
  const next = firstOfNextMonth(today);
  /** Counts the quick choices: each shows its month again, also when the day was chosen already. */
  const [quickChoices, setQuickChoices] = useState(0);
  const chooseQuickly = (day: string | null) => {
    setQuickChoices((count) => count + 1);
    onChange(day);
  };
  return (
    <div className="stack-3 content-start">
      <div className={styles.startHead}>
        <h2 id={titleId} className={styles.label}>
          {t('setup.start')}
        </h2>
        <div className={styles.quick}>
          <Button
            size="small"
            variant="secondary"
            aria-pressed={value === today}
            onClick={() => chooseQuickly(null)}
          >
            {t('setup.today')}
          </Button>
          <Button
            size="small"
            variant="secondary"
            aria-pressed={value === next}
            onClick={() => chooseQuickly(next)}
          >
            {formatDay(next)}
          </Button>
        </div>
      </div>
      <Calendar
        key={quickChoices}
        labelledBy={titleId}
        value={value}
        min={today}
        max={addDays(today, MAX_START_DAYS)}
        onChange={(day) => onChange(day === today ? null : day)}
      />
      <p className={styles.detail}>{t('setup.startHint')}</p>
    </div>
  );
}
