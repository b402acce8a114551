import { dayInAruba } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { Fragment, type ReactNode, useState } from 'react';
import { useText } from '../../../messages/texts.ts';
import { usePackageText } from '../../../package-texts/usePackageText.ts';
import type { CartItem } from '../model/cart.ts';
import type { RemovedFrom } from '../state/cartSlice.ts';
import styles from './ItemList.module.css';
import { RemovedItem } from './RemovedItem.tsx';

type ItemListProps = {
  label: string;
  items: readonly CartItem[];
  /** The item that was removed from this list last. */
  removed: RemovedFrom | null;
  renderActions: (item: CartItem, index: number) => ReactNode;
  renderNotice?: (item: CartItem, index: number) => ReactNode;
};

export function ItemList({ label, items, removed, renderActions, renderNotice }: ItemListProps) {
  const { formatMoney } = useFormat();
  const textOf = usePackageText();
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map((item, index) => (
        // Only the position identifies an item: the same plan may be in the cart twice.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={`${item.package_id} ${index}`}>
          {removed?.index === index && <Removed key={removed.id} removed={removed} />}
          <li className={styles.item}>
            <span className="break bold">
              {textOf(item.title)}
              <Details item={item} />
            </span>
            <span className="tabular">{formatMoney(item.price, 'USD')}</span>
            {renderNotice?.(item, index)}
            <span className={styles.actions}>{renderActions(item, index)}</span>
          </li>
        </Fragment>
      ))}
      {removed && removed.index >= items.length && <Removed key={removed.id} removed={removed} />}
    </ul>
  );
}

function Removed({ removed: { item } }: { removed: RemovedFrom }) {
  return (
    <li className={styles.item}>
      <RemovedItem title={item.title} />
    </li>
  );
}

/** Choices made on the page of the plan. */
function Details({ item: { vacancy_title, vacancies, start_date, template } }: { item: CartItem }) {
  const t = useText();
  const textOf = usePackageText();
  const { formatDay } = useFormat();
  const [today] = useState(() => dayInAruba(new Date()));
  const details = [
    vacancy_title && t('cart.for', { title: vacancy_title }),
    vacancies && t('pay.postings', { count: vacancies }),
    start_date && start_date > today && t('cart.from', { day: formatDay(start_date) }),
    template && t('cart.template', { name: textOf(template) }),
  ].filter((detail) => typeof detail === 'string');
  return details.length > 0 && <span className="mute text-14 block regular">{details.join(' · ')}</span>;
}
