import { Button } from '@cpa/shared/ui';
import { useState } from 'react';
import { useText } from '../../../messages/texts.ts';

/** Copies the payment link, for example for a colleague who pays. */
export function CopyLink({ url }: { url: string }) {
  const t = useText();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    // Browsers may refuse the clipboard; the link itself stays usable.
    await navigator.clipboard.writeText(url).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  };
  return (
    <Button variant="secondary" onClick={() => void copy()}>
      <span aria-live="polite">{isCopied ? t('bank.copied') : t('bank.copy')}</span>
    </Button>
  );
}
