import type { VacancyCard } from '@cpa/shared/contracts';
import { type MouseEvent, useId } from 'react';
import { useText } from '../../../messages/texts.ts';
import { VacancyRow } from '../../../vacancies/card/VacancyRow.tsx';
import styles from './SponsoredBox.module.css';

type SponsoredBoxProps = {
  vacancies: readonly VacancyCard[];
  selectedId: number | null;
  onOpen: (id: number, event: MouseEvent) => void;
  onPrefetch: (id: number) => void;
};

/** Sponsored vacancies at the top of the list; on phones one at a time, next to each other. */
export function SponsoredBox({ vacancies, selectedId, onOpen, onPrefetch }: SponsoredBoxProps) {
  const t = useText();
  const id = useId();
  if (vacancies.length === 0) return null;
  return (
    <section className={styles.box} aria-labelledby={id}>
      <p className={styles.head}>
        <strong id={id}>{t('card.sponsored')}</strong> {t('sponsored.paid')}
      </p>
      <ul className={styles.rows}>
        {vacancies.map((vacancy, index) => (
          <li key={vacancy.id} className={styles.item}>
            <VacancyRow
              vacancy={vacancy}
              level={2}
              isSelected={vacancy.id === selectedId}
              onOpen={onOpen}
              onPrefetch={onPrefetch}
            />
            {vacancies.length > 1 && (
              <span className={styles.place} aria-hidden>
                {t('sponsored.place', { place: index + 1, count: vacancies.length })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
