import type { ReactElement } from 'react';
import { Menu as AriaMenu, MenuTrigger, Popover, Pressable } from 'react-aria-components/Menu';
import overlayStyles from '../overlay/Overlay.module.css';
import { AriaLanguage } from '../overlay/AriaLanguage.tsx';
import type { MenuSection } from './menuSection.ts';
import { MenuSectionView } from './MenuSectionView.tsx';

export type MenuProps<Id extends string> = {
  /** The button that opens the menu, for example `<IconButton label="More" … />`; its name is the menu's. */
  trigger: ReactElement<object, string>;
  sections: readonly MenuSection<Id>[];
  onChoose: (id: Id) => void;
  /** Edge of the button that the menu aligns with. */
  align?: 'start' | 'end';
};

/** A menu below a button. Opens on click, Enter, Space and the arrow keys; Escape restores the focus. */
export function Menu<Id extends string>({ trigger, sections, onChoose, align = 'end' }: MenuProps<Id>) {
  const choose = (key: unknown) => {
    const item = sections.flatMap(({ items }) => items).find(({ id }) => id === key);
    if (item) onChoose(item.id);
  };
  return (
    <AriaLanguage>
      <MenuTrigger>
        <Pressable>{trigger}</Pressable>
        <Popover className={overlayStyles.popover!} placement={`bottom ${align}`} offset={6}>
          <AriaMenu className={overlayStyles.list!} onAction={choose}>
            {sections.map((section, index) => (
              <MenuSectionView key={section.items[0]?.id ?? index} section={section} isFirst={index === 0} />
            ))}
          </AriaMenu>
        </Popover>
      </MenuTrigger>
    </AriaLanguage>
  );
}
