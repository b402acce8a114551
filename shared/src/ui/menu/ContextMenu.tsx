import { setInteractionModality } from 'react-aria/useFocusVisible';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Menu as AriaMenu, Popover } from 'react-aria-components/Menu';
import { AriaLanguage } from '../overlay/AriaLanguage.tsx';
import overlayStyles from '../overlay/Overlay.module.css';
import styles from './ContextMenu.module.css';
import type { MenuSection } from './menuSection.ts';
import { MenuSectionView } from './MenuSectionView.tsx';

export type ContextMenuProps<Id extends string> = {
  /** Accessible name. */
  label: string;
  /** Element below which the menu opens, and which has the focus after it. */
  anchor: Element;
  sections: readonly MenuSection<Id>[];
  onChoose: (id: Id) => void;
  onClose: () => void;
};

/**
 * An open menu below any element: one menu serves all rows of a list, by button, right click and menu key. It lies over
 * a backdrop, because making a long list inert would compute all its styles again.
 */
export function ContextMenu<Id extends string>({
  label,
  anchor,
  sections,
  onChoose,
  onClose,
}: ContextMenuProps<Id>) {
  const trigger = useRef(anchor);
  const hasMoved = useHasMoved(anchor);
  // React Aria mistakes the click that Enter or Space causes for one of a screen reader, and would not show the focus.
  useLayoutEffect(() => {
    if (anchor.matches(':focus-visible')) setInteractionModality('keyboard');
  }, [anchor]);
  const choose = (key: unknown) => {
    const item = sections.flatMap(({ items }) => items).find(({ id }) => id === key);
    onClose();
    if (item) onChoose(item.id);
  };
  return (
    <AriaLanguage>
      {createPortal(
        <div
          role="presentation"
          className={styles.backdrop}
          // Keeps the focus in the menu, from which it returns to the anchor.
          onMouseDown={(event) => event.preventDefault()}
          onClick={onClose}
          onContextMenu={(event) => {
            event.preventDefault();
            onClose();
          }}
        />,
        document.body,
      )}
      <Popover
        isNonModal
        className={overlayStyles.popover!}
        triggerRef={trigger}
        isOpen
        onOpenChange={(isOpen) => {
          // React Aria closes at each scroll event, also at that of a page on which the focus reaches a lower item.
          if (!isOpen && (globalThis.event?.type !== 'scroll' || hasMoved())) onClose();
        }}
        placement="bottom end"
        offset={6}
      >
        <AriaMenu
          className={overlayStyles.list!}
          aria-label={label}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- an open menu has the focus
          autoFocus="first"
          onAction={choose}
          onClose={onClose}
        >
          {sections.map((section, index) => (
            <MenuSectionView key={section.items[0]?.id ?? index} section={section} isFirst={index === 0} />
          ))}
        </AriaMenu>
      </Popover>
    </AriaLanguage>
  );
}

/** Returns a function that tells whether an element has another place on the page, which a menu scrolls with, than on mount. */
function useHasMoved(element: Element): () => boolean {
  const place = useRef({ x: 0, y: 0 });
  useLayoutEffect(() => {
    place.current = placeOnPage(element);
  }, [element]);
  return () => {
    const { x, y } = placeOnPage(element);
    return Math.max(Math.abs(x - place.current.x), Math.abs(y - place.current.y)) >= 1;
  };
}

function placeOnPage(element: Element): { x: number; y: number } {
  const { left, top } = element.getBoundingClientRect();
  return { x: left + window.scrollX, y: top + window.scrollY };
}
