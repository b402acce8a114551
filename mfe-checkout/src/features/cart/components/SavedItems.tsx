import { Button } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { usePackageText } from '../../../package-texts/usePackageText.ts';
import { events, selectRemoved, selectSavedItems } from '../state/cartSlice.ts';
import { ItemList } from './ItemList.tsx';

/** The items saved for later. Renders nothing without items. */
export function SavedItems() {
  const t = useText();
  const textOf = usePackageText();
  const dispatch = useDispatch();
  const items = useSelector(selectSavedItems);
  const removed = useSelector(selectRemoved);
  const removedHere = removed?.list === 'saved' ? removed : null;
  if (items.length === 0 && !removedHere) return null;
  return (
    <section className="above-8" aria-labelledby="saved">
      <h2 id="saved" className="text-20 below-3">
        {t('cart.saved')}
      </h2>
      <ItemList
        label={t('cart.saved')}
        items={items}
        removed={removedHere}
        renderActions={({ title }, index) => (
          <>
            <Button
              variant="quiet"
              size="small"
              aria-label={t('cart.moveToCartTitle', { title: textOf(title) })}
              onClick={() => dispatch(events.moveToCartRequested({ index }))}
            >
              {t('cart.moveToCart')}
            </Button>
            <Button
              variant="quiet"
              size="small"
              aria-label={t('cart.removeSavedTitle', { title: textOf(title) })}
              onClick={() => dispatch(events.savedItemRemoveRequested({ index }))}
            >
              {t('cart.remove')}
            </Button>
          </>
        )}
      />
    </section>
  );
}
