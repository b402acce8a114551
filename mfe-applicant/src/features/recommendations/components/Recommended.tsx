import { Button, LoadError, LoadingArea, Skeleton, UndoIcon } from '@cpa/shared/ui';
import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { events, selectRecommendations } from '../state/recommendationsSlice.ts';
import { RecommendationCard } from './RecommendationCard.tsx';
import styles from './Recommended.module.css';

/** Vacancies that fit the profile, with a switch that turns them off. Renders nothing without a profile. */
export function Recommended() {
  const t = useText();
  const dispatch = useDispatch();
  const { status, data, error } = useSelector(selectRecommendations);
  const titleId = useId();
  if (status === 'missing') return null;
  return (
    <section aria-labelledby={titleId} className="shrink">
      <div className={styles.head}>
        <h2 id={titleId} tabIndex={-1} className="text-19">
          {t('recommended.title')}
        </h2>
        {data && (
          <label className={styles.switch}>
            <input
              type="checkbox"
              role="switch"
              className={styles.toggle}
              checked={data.is_on}
              aria-checked={data.is_on}
              onChange={({ target }) => dispatch(events.switched(target.checked))}
            />
            {t('recommended.switch')}
          </label>
        )}
      </div>
      {status === 'failed' ? (
        <LoadError
          title={t('recommended.failed')}
          error={error}
          onRetry={() => dispatch(events.recommendationsOpened())}
        />
      ) : !data ? (
        <LoadingArea label={t('recommended.loading')} className={styles.cards}>
          <Skeleton shape="block" height={220} />
          <Skeleton shape="block" height={220} />
          <Skeleton shape="block" height={220} />
        </LoadingArea>
      ) : (
        <Cards />
      )}
    </section>
  );
}

/** Number of cards on the page; hiding one moves up the next one. */
const SHOWN = 6;

function Cards() {
  const t = useText();
  const dispatch = useDispatch();
  const { data, hiddenId } = useSelector(selectRecommendations);
  if (!data?.is_on) return <p className={styles.none}>{t('recommended.off')}</p>;
  if (data.recommendations.length === 0) return <p className={styles.none}>{t('recommended.none')}</p>;
  const hidden = data.recommendations.find(({ vacancy }) => vacancy.id === hiddenId)?.vacancy;
  return (
    <ul className={styles.cards}>
      {data.recommendations.slice(0, SHOWN).map((recommendation) =>
        recommendation.vacancy.id === hidden?.id ? (
          <li key={hidden.id} className={styles.hidden}>
            <p role="status">{t('recommended.hidden', { title: hidden.title })}</p>
            <Button
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- replaces the focused button
              autoFocus
              variant="secondary"
              size="small"
              icon={<UndoIcon size={16} />}
              onClick={() => dispatch(events.undoRequested(hidden.id))}
            >
              {t('recommended.undo')}
            </Button>
          </li>
        ) : (
          <RecommendationCard
            key={recommendation.vacancy.id}
            recommendation={recommendation}
            onHide={() => dispatch(events.hideRequested(recommendation.vacancy.id))}
          />
        ),
      )}
    </ul>
  );
}
