import type { Interview, Scorecard } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { Button } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { events, selectEditing } from '../state/scorecards.ts';
import { useText } from '../texts.ts';
import { ScorecardEditor } from './ScorecardEditor.tsx';
import { ScorecardItem } from './ScorecardItem.tsx';

type InterviewScoresProps = {
  interview: Interview;
  cards: readonly Scorecard[];
  canRate: boolean;
  /** The form was closed without saving. */
  onCancel: () => void;
};

/** The scorecards of one interview, with the form for the own one. */
export function InterviewScores({ interview, cards, canRate, onCancel }: InterviewScoresProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { formatTime, formatWeekday } = useFormat();
  const { interviewId } = useSelector(selectEditing);
  const { id, starts_at } = interview;
  const own = cards.find(({ is_own }) => is_own) ?? null;
  const isEdited = interviewId === id;
  return (
    <div className="stack-3">
      <h3 className="semibold">{`${formatWeekday(starts_at!)}, ${formatTime(starts_at!)}`}</h3>
      {cards.length === 0 && !isEdited && <p className="mute">{t('none')}</p>}
      {cards.length > 0 && (
        <ul className="stack-3">
          {cards
            .filter(({ is_own }) => !is_own || !isEdited)
            .map((card, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- cards of deleted accounts have no other identity
              <ScorecardItem key={index} card={card} />
            ))}
        </ul>
      )}
      {isEdited && (
        <ScorecardEditor
          interview={interview}
          own={own}
          onCancel={() => {
            dispatch(events.editingEnded());
            onCancel();
          }}
        />
      )}
      {canRate && !isEdited && (
        <div>
          <Button variant="secondary" size="small" onClick={() => dispatch(events.editingStarted(id))}>
            {t(own ? 'edit' : 'rate')}
          </Button>
        </div>
      )}
    </div>
  );
}
