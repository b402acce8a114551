import { Button, UndoIcon } from '@cpa/shared/ui';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { usePackageText } from '../../../package-texts/usePackageText.ts';
import { events } from '../state/cartSlice.ts';

/** Takes the place of an item that was removed, with the focus, until the cart changes again. */
export function RemovedItem({ title: english }: { title: string }) {
  const t = useText();
  const textOf = usePackageText();
  const title = textOf(english);
  const dispatch = useDispatch();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <div className="row-2-3 center full-row">
      <span className="mute break basis-200">{t('cart.removed', { title })}</span>
      <Button
        ref={undo}
        variant="secondary"
        size="small"
        icon={<UndoIcon />}
        aria-label={t('cart.undoTitle', { title })}
        onClick={() => dispatch(events.undoRequested())}
      >
        {t('cart.undo')}
      </Button>
    </div>
  );
}
