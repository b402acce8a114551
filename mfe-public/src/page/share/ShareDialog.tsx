import { useLocale } from '@cpa/shared/i18n';
import { useHost } from '@cpa/shared/remote';
import { apiDocumentPath, localePath } from '@cpa/shared/routing';
import { Button, LinkButton, MailIcon, ShareIcon } from '@cpa/shared/ui';
import { Dialog } from '@cpa/shared/ui/dialog';
import { CopyIcon, MessageIcon, MoreIcon } from '@cpa/shared/ui/icons';
import type { ComponentProps } from 'react';
import { useText } from '../../messages/laterTexts.ts';
import { whatsAppUrl } from '../../text/whatsAppUrl.ts';
import styles from './ShareDialog.module.css';

/** Page that is shared. */
export type Shared = {
  kind: 'vacancy' | 'company';
  id: number;
  title: string;
  /** Path of its page, without a language. */
  path: string;
};

const FOLDERS = { vacancy: 'vacancies', company: 'companies' } as const;

/** Shows the card that other people see, and the ways to send it. */
export default function ShareDialog({ kind, id, title, path, onClose }: Shared & { onClose: () => void }) {
  const t = useText();
  const { toasts } = useHost();
  const locale = useLocale();
  const url = new URL(localePath(path, locale), location.origin).href;
  const image = apiDocumentPath(`/api/share-images/${FOLDERS[kind]}/${id}.png`, locale);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      toasts.success({ title: t('share.copied') });
      onClose();
    } catch {
      toasts.error({ title: t('share.notCopied'), description: url });
    }
  }

  return (
    <Dialog isOpen isSheet size="small" title={t(`share.${kind}`)} onClose={onClose}>
      <figure className={styles.card}>
        <figcaption className="mute text-13 below-2">{t('share.preview')}</figcaption>
        <img className={styles.image} src={image} width={1200} height={630} alt="" />
        <p className={styles.title} translate="no">
          {title}
        </p>
        <p className={styles.url} translate="no">
          {url}
        </p>
      </figure>
      <div className={styles.ways}>
        <ShareLink to={whatsAppUrl(`${title} ${url}`)} icon={<MessageIcon />}>
          {t('share.whatsapp')}
        </ShareLink>
        <ShareLink
          to={`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`}
          icon={<ShareIcon />}
        >
          {t('share.facebook')}
        </ShareLink>
        <ShareLink
          to={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
          icon={<MailIcon />}
        >
          {t('share.email')}
        </ShareLink>
        <Button isWide variant="secondary" icon={<CopyIcon />} onClick={() => void copy()}>
          {t('share.copy')}
        </Button>
        {typeof navigator.share === 'function' && (
          <Button
            isWide
            variant="secondary"
            icon={<MoreIcon />}
            // Rejects when the user cancels.
            onClick={() => void navigator.share({ title, url }).catch(() => {})}
          >
            {t('share.more')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

/** Opens the page of a service with the text and the link. No script of it is loaded. */
function ShareLink(props: ComponentProps<typeof LinkButton>) {
  return <LinkButton {...props} isWide variant="secondary" target="_blank" rel="noopener noreferrer" />;
}
