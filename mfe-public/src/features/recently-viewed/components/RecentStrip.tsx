import type { VacancyCard } from '@cpa/shared/contracts';
import { CompanyLogo, Salary, useShownVacancy } from '@cpa/shared/domain';
import { useFormat } from '@cpa/shared/i18n';
import { paths, prefetchOnIntent } from '@cpa/shared/routing';
import { Button, Link, Skeleton } from '@cpa/shared/ui';
import { useId } from 'react';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/laterTexts.ts';
import { viewedCards } from '../state/viewedVacancies.ts';
import { ClearedList, useClearableList, VIEWED_ID } from './RecentlyViewed.tsx';
import styles from './RecentStrip.module.css';

/** The last viewed vacancies in one line above the results. Renders nothing for fewer than two. */
export function RecentStrip({ onPrefetch }: { onPrefetch: (id: number) => void }) {
  const t = useText();
  const headingId = useId();
  const { ids, isShown, isCleared, clear, restore } = useClearableList();
  const { status, data } = useSelector(viewedCards.select);
  if (isCleared) return <ClearedList onUndo={restore} />;
  if (!isShown || status === 'failed') return null;
  const cards = ids.flatMap((id) => data?.find((card) => card.id === id) ?? []);
  return (
    <section className={styles.strip} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId} className="text-14">
          {t('viewed.title')}
        </h2>
        <Link to={`${paths.saved}#${VIEWED_ID}`} className="text-14">
          {t('viewed.all', { count: ids.length })}
        </Link>
        <Button variant="quiet" size="small" onClick={clear}>
          {t('viewed.clear')}
        </Button>
      </div>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.id}>
            <SmallCard vacancy={card} onPrefetch={onPrefetch} />
          </li>
        ))}
        {!data && (
          <li aria-hidden>
            <Skeleton height={54} shape="block" />
          </li>
        )}
      </ul>
    </section>
  );
}

function SmallCard({ vacancy, onPrefetch }: { vacancy: VacancyCard; onPrefetch: (id: number) => void }) {
  const { closesIn } = useFormat();
  const t = useText();
  const { shown, lang } = useShownVacancy(vacancy);
  const { id, title, salary_period, valid_through } = shown;
  return (
    <article className={styles.card}>
      <CompanyLogo of={shown} size={32} />
      <div className={styles.text}>
        <p className={styles.title} lang={lang} dir="auto">
          <Link
            variant="plain"
            isStretched
            to={paths.vacancy(id)}
            {...prefetchOnIntent(() => onPrefetch(id))}
          >
            {title}
          </Link>
        </p>
        <p className="mute text-13">
          {salary_period === null && valid_through !== null && (
            <span>{t('viewed.closes', { when: closesIn(valid_through) })}</span>
          )}
          <Salary of={shown} className="regular" />
        </p>
      </div>
    </article>
  );
}
