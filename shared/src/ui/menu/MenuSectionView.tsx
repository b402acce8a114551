import {
  Header,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  Separator,
  Text,
} from 'react-aria-components/Menu';
import { classNames } from '../classNames.ts';
import { CheckIcon } from '../icons/icons.tsx';
import overlayStyles from '../overlay/Overlay.module.css';
import styles from './Menu.module.css';
import type { MenuItem, MenuSection } from './menuSection.ts';

export function MenuSectionView({ section, isFirst }: { section: MenuSection; isFirst: boolean }) {
  const { title, isTitleHidden = false, items, chosen } = section;
  const isChoice = chosen !== undefined;
  return (
    <>
      {!isFirst && <Separator className={styles.line!} />}
      <AriaMenuSection
        selectionMode={isChoice ? 'single' : 'none'}
        {...(isChoice && { selectedKeys: [chosen], disallowEmptySelection: true })}
        {...(isTitleHidden && title && { 'aria-label': title })}
      >
        {title && !isTitleHidden && <Header className={styles.title}>{title}</Header>}
        {items.map((item) => (
          <MenuItemView key={item.id} item={item} />
        ))}
      </AriaMenuSection>
    </>
  );
}

function MenuItemView({ item }: { item: MenuItem }) {
  const { id, name, icon, hint, aside, disabledReason, isDestructive } = item;
  const note = disabledReason ?? hint;
  return (
    <AriaMenuItem
      id={id}
      textValue={name}
      isDisabled={disabledReason !== undefined}
      className={classNames(overlayStyles.item, isDestructive && styles.destructive)}
    >
      {({ isSelected }) => (
        <>
          {icon}
          <span className="stack break shrink grow">
            <Text slot="label">{name}</Text>
            {note && (
              <Text slot="description" className="mute text-13-5 regular">
                {note}
              </Text>
            )}
          </span>
          {aside && <span className={styles.aside}>{aside}</span>}
          {isSelected && <CheckIcon className="lagoon" />}
        </>
      )}
    </AriaMenuItem>
  );
}
