import { lazyComponent } from '@cpa/shared/ui';
import { useSelector } from 'react-redux';
import { selectMail } from '../../state/reviewSlice.ts';

const dialog = lazyComponent(() => import(/* webpackChunkName: "mailPreview" */ './MailDialog.tsx'));

/** The dialog with the mail, once it is requested. */
export function MailPreview({ name }: { name: string }) {
  const isOpen = useSelector(selectMail).status !== 'closed';
  const { Component: MailDialog } = dialog.useComponent(isOpen);
  return MailDialog && <MailDialog name={name} isOpen={isOpen} />;
}
