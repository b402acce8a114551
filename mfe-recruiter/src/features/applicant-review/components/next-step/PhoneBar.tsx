import type { ApplicantReview } from '@cpa/shared/contracts';
import { useApplicationStatusName } from '@cpa/shared/domain';
import { Button, ChevronDownIcon, DockPlace, IconButton } from '@cpa/shared/ui';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { lazyPart } from '../../../../errors/lazyPart.tsx';
import { useText } from '../../../../messages/texts.ts';
import { selectDraft } from '../../state/reviewSlice.ts';
import { canMove } from '../../model/canMove.ts';
import { STATUS_BUTTON } from './focusStatus.ts';
import styles from './NextStep.module.css';
import { RejectButton } from './RejectButton.tsx';

const sheet = lazyPart(() => import(/* webpackChunkName: "statusSheet" */ './StatusSheet.tsx'));

/** The next step on a phone: a bar at the bottom that opens the status sheet, which the back button closes. */
export function PhoneBar({ review }: { review: ApplicantReview }) {
  const t = useText();
  const navigate = useNavigate();
  const location = useLocation();
  const statusName = useApplicationStatusName('recruiter');
  const draft = useSelector(selectDraft);
  const isOpen = (location.state as { isSheetOpen?: boolean } | null)?.isSheetOpen === true;
  const close = () => isOpen && void navigate(-1);
  if (!canMove(review) || !draft) return null;
  const open = () =>
    void navigate(`${location.pathname}${location.search}`, {
      state: { isSheetOpen: true },
      preventScrollReset: true,
    });
  return (
    <DockPlace kind="apply" className={styles.bar}>
      {review.status !== 'rejected' && (
        <RejectButton isIcon name={review.name?.split(' ')[0] ?? t('next.anonymous')} onChosen={open} />
      )}
      <Button id={STATUS_BUTTON} className={styles.move} onClick={open} onPointerEnter={sheet.prefetch}>
        {t('next.moveTo', { status: statusName(draft.status) })}
      </Button>
      <IconButton isFramed label={t('next.choose')} icon={<ChevronDownIcon />} onClick={open} />
      <sheet.Part isShown={isOpen} onClose={close}>
        {(StatusSheet) => <StatusSheet review={review} draft={draft} isOpen={isOpen} onClose={close} />}
      </sheet.Part>
    </DockPlace>
  );
}
