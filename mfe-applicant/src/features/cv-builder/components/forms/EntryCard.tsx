import { ChevronDownIcon, IconButton } from '@cpa/shared/ui';
import { MoreIcon } from '@cpa/shared/ui/icons';
import { Menu } from '@cpa/shared/ui/menu';
import { memo, useId, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { type TextKey, useText } from '../../../../messages/texts.ts';
import type { Entry, EntrySection } from '../../../../cv-draft/draft.ts';
import { entryPeriod } from '../../model/entryPeriod.ts';
import { sectionForms } from '../../../../cv-draft/sectionForms.ts';
import { events } from '../../../../cv-draft/cvBuilderSlice.ts';
import { EntryField } from '../fields/EntryField.tsx';
import { SortHandle } from '../sorting/SortHandle.tsx';
import { useSortableItem } from '../sorting/useSortableItem.ts';
import styles from './EntryCard.module.css';

type EntryCardProps = {
  section: EntrySection;
  id: string;
  entry: Entry;
  index: number;
  count: number;
  isOpen: boolean;
  onToggle: (id: string) => void;
  onMove: (id: string, to: number) => void;
  onRemove: (id: string) => void;
};

/** An entry of a section: closed its title and period, open its form. */
export const EntryCard = memo(function EntryCard(props: EntryCardProps) {
  const { section, id, entry, index, count, isOpen, onToggle, onMove, onRemove } = props;
  const t = useText();
  const dispatch = useDispatch();
  const formId = useId();
  const card = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const { edge, isDragged } = useSortableItem(card, handle, { listId: section, id, index, onMove });
  const { fields, title, detail } = sectionForms[section];
  const name =
    textOf(entry[title]) ||
    t('cv.entry.untitled', { section: t(`cv.section.${section}`), number: index + 1 });
  const period = entryPeriod(entry, (start) => t('cv.date.sincePeriod', { start }));
  const facts = [detail && levelOr(entry[detail]), period].filter(Boolean);

  function levelOr(value: unknown): string {
    const level = textOf(value);
    if (detail !== 'fluency' || !/^(native|[ABC][12])$/.test(level)) return level;
    return t(`cv.level.${level}` as TextKey);
  }

  return (
    <li
      ref={card}
      className={styles.card}
      data-entry={id}
      data-edge={edge ?? undefined}
      data-dragged={isDragged || undefined}
    >
      <div className={styles.head}>
        <SortHandle ref={handle} name={name} index={index} count={count} onMove={(to) => onMove(id, to)} />
        <button
          type="button"
          className={styles.title}
          aria-expanded={isOpen}
          aria-controls={formId}
          onClick={() => onToggle(id)}
        >
          <span className="stack shrink grow">
            <span className="break semibold">{name}</span>
            {facts.length > 0 && <span className="mute text-13">{facts.join(' · ')}</span>}
          </span>
          <ChevronDownIcon className={styles.chevron} />
        </button>
        <Menu
          trigger={<IconButton label={t('cv.entry.more', { name })} icon={<MoreIcon size={18} />} />}
          sections={[
            {
              items: [
                {
                  id: 'up',
                  name: t('cv.sort.up'),
                  ...(index === 0 && { disabledReason: t('cv.sort.isFirst') }),
                },
                {
                  id: 'down',
                  name: t('cv.sort.down'),
                  ...(index === count - 1 && { disabledReason: t('cv.sort.isLast') }),
                },
                { id: 'remove', name: t('cv.entry.remove'), isDestructive: true },
              ],
            },
          ]}
          onChoose={(choice) =>
            choice === 'remove' ? onRemove(id) : onMove(id, choice === 'up' ? index - 1 : index + 1)
          }
        />
      </div>
      <div id={formId} hidden={!isOpen} className={styles.form}>
        {isOpen &&
          fields.map((field) => (
            <div key={field.key} className={field.isHalf ? styles.half : styles.whole}>
              <EntryField
                section={section}
                field={field}
                entry={entry}
                onChange={(changes) => dispatch(events.entryChanged({ section, id, changes }))}
              />
            </div>
          ))}
      </div>
    </li>
  );
});

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
