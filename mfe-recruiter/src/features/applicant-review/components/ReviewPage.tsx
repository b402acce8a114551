import type { ApplicantReview, Interview } from '@cpa/shared/contracts';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { useMediaQuery, useShortcuts } from '@cpa/shared/ui';
import { ApplicantsLoadError } from '../../../errors/ApplicantsLoadError.tsx';
import { lazyPart } from '../../../errors/lazyPart.tsx';
import { recruiterPaths } from '../../../routing/recruiterPaths.ts';
import { rated, reviewOpened } from '../state/reviewEvents.ts';
import {
  selectNeighbours,
  selectReview,
  selectReviewError,
  selectReviewStatus,
} from '../state/reviewSlice.ts';
import { ApplicationTabs } from './ApplicationTabs.tsx';
import { MailPreview } from './mail/MailPreview.tsx';
import { NextStep } from './next-step/NextStep.tsx';
import { PhoneBar } from './next-step/PhoneBar.tsx';
import { focusStatus } from './next-step/focusStatus.ts';
import { EndedNotice } from './EndedNotice.tsx';
import { ReviewBar } from './ReviewBar.tsx';
import { ReviewLoading } from './ReviewLoading.tsx';
import styles from './ReviewPage.module.css';
import { HistoryCard } from './side/HistoryCard.tsx';
import { PersonCard } from './side/PersonCard.tsx';
import { PrivateNotes } from './side/PrivateNotes.tsx';
import { RatingCard } from './side/RatingCard.tsx';
import { UndoBar } from './UndoBar.tsx';

const help = lazyPart(() => import(/* webpackChunkName: "reviewHelp" */ './ShortcutHelp.tsx'));

type ReviewPageProps = {
  id: number;
  query: string;
  /** The tab stays for the next applicant. */
  tab: string;
  onTab: (tab: string) => void;
  /** Interviews of the application, once they are loaded. */
  interviews: readonly Interview[];
  /** Renders the content of other features below the next step. */
  renderInterviews: (review: ApplicantReview) => ReactNode;
  /** Renders the messages with the applicant. */
  renderMessages: (review: ApplicantReview) => ReactNode;
};

/** An application: the applicant, the documents, the next step and the team's notes. */
export function ReviewPage(props: ReviewPageProps) {
  const { id, query, tab, onTab, interviews, renderInterviews, renderMessages } = props;
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const status = useSelector(selectReviewStatus);
  const review = useSelector(selectReview);
  const error = useSelector(selectReviewError);
  const neighbours = useSelector((state: object) => selectNeighbours(state, id));
  /** Kept here, because the notes change their place with the width of the window. */
  const [note, setNote] = useState('');
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const closeHelp = () => setIsHelpOpen(false);
  const isPhone = useMediaQuery('(max-width: 767px)');

  const open = (otherId: number | null | undefined) => {
    if (otherId) void navigate(`${recruiterPaths.applicant(otherId)}${query && `?${query}`}`);
  };
  useShortcuts((key) => {
    if (key === '?') return setIsHelpOpen(true);
    if (review?.id !== id) return;
    if (key === 'j') open(neighbours?.nextId);
    else if (key === 'k') open(neighbours?.previousId);
    else if (key === 's') focusStatus();
    else if (key === 'm') {
      // On a phone the heading is in its tab only.
      if (isPhone) flushSync(() => onTab('messages'));
      document.getElementById('messages')?.focus();
    } else if (/^[1-5]$/.test(key)) dispatch(rated({ id, rating: Number(key), known: review.rating }));
  });

  if (status === 'failed') {
    return <ApplicantsLoadError error={error} onRetry={() => dispatch(reviewOpened({ id, query }))} />;
  }
  if (review?.id !== id) return <ReviewLoading />;
  const facts = (
    <div className={styles.person}>
      <PersonCard review={review} />
      <RatingCard review={review} />
      {isPhone && renderInterviews(review)}
      <HistoryCard review={review} interviews={interviews} />
    </div>
  );
  const notes = <PrivateNotes review={review} note={note} onNote={setNote} />;
  return (
    <div className="stack-5">
      <ReviewBar review={review} query={query} onHelp={() => setIsHelpOpen(true)} />
      <EndedNotice review={review} />
      <div className={styles.columns}>
        {!isPhone && facts}
        <div className={styles.application}>
          <ApplicationTabs
            review={review}
            beside={isPhone ? { messages: renderMessages(review), notes, facts } : null}
            tab={tab}
            onTab={onTab}
          />
        </div>
        {!isPhone && (
          <div className={styles.next}>
            <NextStep review={review} />
            {renderInterviews(review)}
            {renderMessages(review)}
            {notes}
          </div>
        )}
      </div>
      <PhoneBar review={review} />
      <MailPreview review={review} />
      <UndoBar />
      <help.Part isShown={isHelpOpen} onClose={closeHelp}>
        {(Help) => <Help isOpen={isHelpOpen} onClose={closeHelp} />}
      </help.Part>
    </div>
  );
}
