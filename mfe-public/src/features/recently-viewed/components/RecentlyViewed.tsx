import { Button, LoadError, LoadingArea, Skeleton, UndoIcon } from '@cpa/shared/ui';
import { useEffect, useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/laterTexts.ts';
import { VacancyCard } from '../../../vacancies/card/VacancyCard.tsx';
import { useViewedVacancies, viewedCards, viewedCleared, viewedRestored } from '../state/viewedVacancies.ts';
import styles from './RecentlyViewed.module.css';

/** Fragment of the URL of the list. */
export const VIEWED_ID = 'recently-viewed';

/** Shorter lists are not useful. */
const MIN_SHOWN = 2;

/** Returns the list, whose cards it loads once it is long enough to show, and functions to clear it and undo that. */
export function useClearableList() {
  const dispatch = useDispatch();
  const ids = useViewedVacancies();
  const [cleared, setCleared] = useState<number[]>([]);
  const isShown = ids.length >= MIN_SHOWN;
  useEffect(() => {
    if (isShown) dispatch(viewedCards.opened(ids));
  }, [dispatch, ids, isShown]);
  return {
    ids,
    isShown,
    isCleared: !isShown && cleared.length > 0,
    clear: () => {
      setCleared(ids);
      dispatch(viewedCleared());
    },
    restore: () => dispatch(viewedRestored(cleared)),
  };
}

/** Vacancies opened in this browser, which the user can clear. */
export function RecentlyViewed({ onPrefetch }: { onPrefetch: (id: number) => void }) {
  const t = useText();
  const headingId = useId();
  const { ids, isShown, isCleared, clear, restore } = useClearableList();
  if (!isShown && !isCleared) return null;
  return (
    <section id={VIEWED_ID} className="above-8" aria-labelledby={headingId}>
      <header className={styles.head}>
        <h2 id={headingId}>{t('viewed.title')}</h2>
        {isShown && (
          <Button variant="quiet" size="small" onClick={clear}>
            {t('viewed.clear')}
          </Button>
        )}
      </header>
      {isShown ? <Cards ids={ids} onPrefetch={onPrefetch} /> : <ClearedList onUndo={restore} />}
    </section>
  );
}

export function ClearedList({ onUndo }: { onUndo: () => void }) {
  const t = useText();
  return (
    <div className={styles.cleared}>
      <p role="status">{t('viewed.cleared')}</p>
      <Button
        // The button that had the focus is gone.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        variant="quiet"
        size="small"
        icon={<UndoIcon size={16} />}
        onClick={onUndo}
      >
        {t('saved.undo')}
      </Button>
    </div>
  );
}

function Cards({ ids, onPrefetch }: { ids: number[]; onPrefetch: (id: number) => void }) {
  const t = useText();
  const dispatch = useDispatch();
  const read = useSelector(viewedCards.select);
  if (read.status === 'failed') {
    return <LoadError error={read.error} onRetry={() => dispatch(viewedCards.opened(ids))} />;
  }
  if (read.status !== 'loaded') {
    return (
      <LoadingArea label={t('viewed.loading')}>
        <Skeleton height={120} />
      </LoadingArea>
    );
  }
  const shown = ids.flatMap((id) => read.data.find((card) => card.id === id) ?? []);
  return (
    <ul className={styles.cards}>
      {shown.map((vacancy) => (
        <li key={vacancy.id}>
          <VacancyCard vacancy={vacancy} onPrefetch={onPrefetch} />
        </li>
      ))}
    </ul>
  );
}
