import type { SectionName } from '@cpa/shared/contracts';
import { CheckIcon, classNames, VisuallyHidden } from '@cpa/shared/ui';
import { memo, useRef } from 'react';
import { sectionIcons } from '../../../icons/sectionIcons.ts';
import { useText } from '../../../messages/texts.ts';
import styles from './SectionList.module.css';
import { SortHandle } from './sorting/SortHandle.tsx';
import { useSortableItem } from './sorting/useSortableItem.ts';
import { useEditorView } from '../../../cv-draft/useEditorView.ts';

type SectionItemProps = {
  section: SectionName;
  index: number;
  count: number;
  /** Entries of the section. */
  entries: number;
  isHidden: boolean;
  onMove: (section: string, to: number) => void;
};

export const SectionItem = memo(function SectionItem(props: SectionItemProps) {
  const { section, index, count, entries, isHidden, onMove } = props;
  const t = useText();
  const { place, goTo } = useEditorView();
  const item = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const { edge, isDragged } = useSortableItem(item, handle, {
    listId: 'sections',
    id: section,
    index,
    onMove,
  });
  const name = t(`cv.section.${section}`);
  const Icon = sectionIcons[section];
  return (
    <li
      ref={item}
      className={styles.item}
      data-edge={edge ?? undefined}
      data-dragged={isDragged || undefined}
    >
      <SortHandle ref={handle} name={name} index={index} count={count} onMove={(to) => onMove(section, to)} />
      <button
        type="button"
        className={classNames(styles.section, isHidden && styles.isHidden)}
        aria-current={place.section === section || undefined}
        onClick={() => goTo({ section })}
      >
        <Icon className={styles.icon} />
        <span className="shrink grow">{name}</span>
        {isHidden ? (
          <span className={styles.off}>{t('cv.section.hidden')}</span>
        ) : section === 'summary' ? (
          entries > 0 && <CheckIcon size={16} />
        ) : (
          entries > 0 && (
            <>
              <span className="semibold text-13" aria-hidden>
                {entries}
              </span>
              <VisuallyHidden>{t('cv.section.entries', { count: entries })}</VisuallyHidden>
            </>
          )
        )}
      </button>
    </li>
  );
});
