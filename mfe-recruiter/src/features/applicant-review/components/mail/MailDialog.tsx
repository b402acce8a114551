import { LoadingArea, Skeleton } from '@cpa/shared/ui';
import { Dialog } from '@cpa/shared/ui/dialog';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import { mailClosed } from '../../state/reviewEvents.ts';
import { selectMail } from '../../state/reviewSlice.ts';
import styles from './MailDialog.module.css';
import { MailView } from './MailView.tsx';

/** Shows the e-mail as the server would send it. */
export default function MailDialog({ name, isOpen }: { name: string; isOpen: boolean }) {
  const t = useText();
  const dispatch = useDispatch();
  const { status, mail } = useSelector(selectMail);
  return (
    <Dialog isOpen={isOpen} onClose={() => dispatch(mailClosed())} title={t('mail.title', { name })}>
      {status === 'loading' && (
        <LoadingArea label={t('mail.loading')}>
          <Skeleton shape="block" height={360} />
        </LoadingArea>
      )}
      {status === 'failed' && <p role="alert">{t('mail.failed')}</p>}
      {mail && (
        <>
          <p className="break bold below-3">
            <span className="mute regular">{t('mail.subject')}</span> {mail.subject}
          </p>
          <div
            className={styles.mail}
            role="group"
            aria-label={t('mail.title', { name })}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and its links are inert
            tabIndex={0}
          >
            <MailView html={mail.html} />
          </div>
        </>
      )}
    </Dialog>
  );
}
