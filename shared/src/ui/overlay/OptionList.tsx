import { ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { classNames } from '../classNames.ts';
import { CheckIcon } from '../icons/icons.tsx';
import styles from './Overlay.module.css';

/** Something to choose; `name` is what a person reads, `hint` a second line. */
export type Option<Id extends string | number = string | number> = { id: Id; name: string; hint?: string };

/** The list that opens under a field. Takes its items from the field around it, or from `options`. */
export function OptionList({ options, empty }: { options?: readonly Option[]; empty?: string }) {
  return (
    <Popover className={classNames(styles.popover, styles.underField)} offset={6}>
      <ListBox<Option>
        className={styles.list!}
        {...(options && { items: options })}
        renderEmptyState={() => <div className={styles.empty}>{empty}</div>}
      >
        {({ name, hint }) => (
          <ListBoxItem className={styles.item!} textValue={name}>
            {({ isSelected }) => (
              <>
                <span className={styles.texts}>
                  {name}
                  {hint && <span className={styles.note}>{hint}</span>}
                </span>
                {isSelected && <CheckIcon className={styles.tick} />}
              </>
            )}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  );
}
