import { Button } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { backToCartRequested, savedRemoveRequested, selectSavedItems } from '../state/cartSlice.ts';
import styles from './CartPage.module.css';
import { ItemList } from './ItemList.tsx';

/** What was put aside for later; nothing where there is none. */
export function SavedItems() {
  const t = useText();
  const dispatch = useDispatch();
  const items = useSelector(selectSavedItems);
  if (items.length === 0) return null;
  return (
    <section className={styles.saved} aria-labelledby="saved">
      <h2 id="saved" className={styles.subtitle}>
        {t('cart.saved')}
      </h2>
      <ItemList
        label={t('cart.saved')}
        items={items}
        renderActions={({ title }, index) => (
          <>
            <Button
              variant="quiet"
              size="small"
              aria-label={t('cart.backToCartTitle', { title })}
              onClick={() => dispatch(backToCartRequested({ index }))}
            >
              {t('cart.backToCart')}
            </Button>
            <Button
              variant="quiet"
              size="small"
              aria-label={t('cart.removeSavedTitle', { title })}
              onClick={() => dispatch(savedRemoveRequested({ index }))}
            >
              {t('cart.remove')}
            </Button>
          </>
        )}
      />
    </section>
  );
}
