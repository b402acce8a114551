import type { ApplicantReview } from '@cpa/shared/contracts';
import { useDispatch, useSelector } from 'react-redux';
import { lazyPart } from '../../../../errors/lazyPart.tsx';
import { useText } from '../../../../messages/texts.ts';
import { mailClosed } from '../../state/reviewEvents.ts';
import { selectMail } from '../../state/reviewSlice.ts';

const dialog = lazyPart(() => import(/* webpackChunkName: "mailPreview" */ './MailDialog.tsx'));

/** The dialog with the mail, once it is requested. */
export function MailPreview({ review }: { review: ApplicantReview }) {
  const t = useText();
  const dispatch = useDispatch();
  const isOpen = useSelector(selectMail).status !== 'closed';
  const name = review.name?.split(' ')[0] ?? t('next.anonymous');
  return (
    <dialog.Part isShown={isOpen} onClose={() => dispatch(mailClosed())}>
      {(MailDialog) => <MailDialog name={name} isOpen={isOpen} />}
    </dialog.Part>
  );
}
