import type { Scorecard } from '@cpa/shared/contracts';
import { Ago } from '@cpa/shared/ui';
import { useText as useAreaText } from '../../../messages/texts.ts';
import { CRITERIA } from '../model/criteria.ts';
import { useText } from '../texts.ts';
import styles from './Scorecards.module.css';

export function ScorecardItem({ card }: { card: Scorecard }) {
  const t = useText();
  const areaText = useAreaText();
  const { by, is_own, at, recommendation, comment } = card;
  return (
    <li className={styles.card}>
      <p className="mute text-13-5 below-2">
        <span className="bold" translate={is_own || by === null ? undefined : 'no'}>
          {is_own ? areaText('notes.you') : (by ?? areaText('review.someoneLeft'))}
        </span>{' '}
        <Ago at={at} />
      </p>
      <dl className={styles.facts}>
        <dt>{t('recommendation')}</dt>
        <dd className="semibold">{t(recommendation)}</dd>
        {CRITERIA.map((criterion) => (
          <Fact key={criterion} label={t(criterion)} value={t('outOf', { score: card[criterion] })} />
        ))}
      </dl>
      {comment && (
        <p className="break pre-wrap above-2" dir="auto" lang="">
          {comment}
        </p>
      )}
    </li>
  );
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </>
);
