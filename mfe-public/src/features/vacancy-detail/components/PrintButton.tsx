import { Button } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';

/** Prints the vacancy without the site around it. */
export function PrintButton() {
  const t = useText();
  return (
    <Button variant="quiet" onClick={() => window.print()}>
      {t('vacancy.print')}
    </Button>
  );
}
