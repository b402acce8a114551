import type { ApplicantReview } from '@cpa/shared/contracts';
import { lazyComponent } from '@cpa/shared/ui';
import { useSelector } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import { selectMail } from '../../state/reviewSlice.ts';

const dialog = lazyComponent(() => import(/* webpackChunkName: "mailPreview" */ './MailDialog.tsx'));

/** The dialog with the mail, once it is requested. */
export function MailPreview({ review }: { review: ApplicantReview }) {
  const t = useText();
  const isOpen = useSelector(selectMail).status !== 'closed';
  const { Component: MailDialog } = dialog.useComponent(isOpen);
  const name = review.name?.split(' ')[0] ?? t('next.anonymous');
  return MailDialog && <MailDialog name={name} isOpen={isOpen} />;
}
