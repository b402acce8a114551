import type { OwnVacancy } from '@cpa/shared/contracts';
import { useText } from '../../../../messages/texts.ts';
import { ApplicantsCell } from './ApplicantsCell.tsx';
import { StatusBadge } from './cells.tsx';
import { ClosingCell } from './ClosingCell.tsx';
import { RowActions } from './RowActions.tsx';
import { SelectBox } from './SelectBox.tsx';
import { StageBar } from './StageBar.tsx';
import { TitleCell } from './TitleCell.tsx';
import styles from './VacancyCards.module.css';
import type { RowHandlers } from './rowHandlers.ts';

type VacancyCardsProps = {
  rows: readonly OwnVacancy[];
  selected: ReadonlySet<number>;
  handlers: RowHandlers;
  today: string;
};

/** The vacancies of one page on a phone. */
export function VacancyCards({ rows, selected, handlers, today }: VacancyCardsProps) {
  const t = useText();
  return (
    <ul className="stack-3 one-column">
      {rows.map((vacancy) => (
        <li
          key={vacancy.id}
          className={styles.card}
          data-vacancy={vacancy.id}
          data-selected={selected.has(vacancy.id) || undefined}
        >
          <div className={styles.head}>
            <SelectBox
              label={t('vacancyTable.select', { title: vacancy.title })}
              isChecked={selected.has(vacancy.id)}
              onToggle={(isRange) => handlers.onToggle(vacancy.id, isRange)}
            />
            <TitleCell vacancy={vacancy} />
            <RowActions vacancy={vacancy} handlers={handlers} today={today} />
          </div>
          <div className={styles.facts}>
            <StatusBadge vacancy={vacancy} />
            <ClosingCell vacancy={vacancy} today={today} />
            {vacancy.published_at !== null && (
              <span className={styles.applicants}>
                {t('vacancyColumn.applicants')} <ApplicantsCell vacancy={vacancy} />
              </span>
            )}
            <StageBar vacancy={vacancy} />
          </div>
        </li>
      ))}
    </ul>
  );
}
