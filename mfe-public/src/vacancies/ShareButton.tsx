import { useHost } from '@cpa/shared/remote';
import { IconButton, ShareIcon } from '@cpa/shared/ui';
import { useText } from '../messages/texts.ts';

type ShareButtonProps = { title: string; path: string };

/** Shares the URL of a page with the device's share sheet, else copies it to the clipboard. */
export function ShareButton({ title, path }: ShareButtonProps) {
  const t = useText();
  const { toasts } = useHost();

  async function share() {
    const url = new URL(path, location.origin).href;
    if (typeof navigator.share === 'function') {
      // Rejects when the user cancels.
      await navigator.share({ title, url }).catch(() => {});
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      toasts.success({ title: t('share.copied') });
    } catch {
      toasts.error({ title: t('share.notCopied'), description: url });
    }
  }

  return <IconButton isFramed label={t('share.label')} icon={<ShareIcon />} onClick={() => void share()} />;
}
