import type { Vacancy } from '@cpa/shared/contracts';
import { useHost } from '@cpa/shared/remote';
import { paths } from '@cpa/shared/routing';
import { IconButton, ShareIcon } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';

/** Shares the vacancy's URL with the device's share sheet, else copies it to the clipboard. */
export function ShareButton({ vacancy: { id, title } }: { vacancy: Vacancy }) {
  const t = useText();
  const { toasts } = useHost();

  async function share() {
    const url = new URL(paths.vacancy(id), location.origin).href;
    if (typeof navigator.share === 'function') {
      // Rejects when the user cancels.
      await navigator.share({ title, url }).catch(() => {});
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      toasts.success({ title: t('vacancy.linkCopied') });
    } catch {
      toasts.error({ title: t('vacancy.linkNotCopied'), description: url });
    }
  }

  return <IconButton isFramed label={t('vacancy.share')} icon={<ShareIcon />} onClick={() => void share()} />;
}
