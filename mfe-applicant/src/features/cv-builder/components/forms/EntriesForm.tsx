import { Button } from '@cpa/shared/ui';
import { PlusIcon } from '@cpa/shared/ui/icons';
import { useCallback, useEffect, useRef } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import { entriesOf, type EntrySection, newEntryId } from '../../../../cv-draft/draft.ts';
import { idsOf } from '../../../../cv-draft/edits.ts';
import { sectionForms } from '../../../../cv-draft/sectionForms.ts';
import { events, selectDraft } from '../../../../cv-draft/cvBuilderSlice.ts';
import { useEditorView } from '../../../../cv-draft/useEditorView.ts';
import { EntryCard } from './EntryCard.tsx';
import styles from './EntriesForm.module.css';
import { focusField } from './focusField.ts';
import { useUndoNotice } from './useUndoNotice.ts';

/** The entries of a section. */
export function EntriesForm({ section }: { section: EntrySection }) {
  const t = useText();
  const dispatch = useDispatch();
  const draft = useSelector(selectDraft);
  const { place, goTo, announce } = useEditorView();
  const addButton = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const store = useStore<object>();
  const { isUndoOffered, offerUndo } = useUndoNotice(draft);
  const entries = entriesOf(draft.cv, section);
  const ids = idsOf(draft, section);
  const openId = place.entryId;

  // The fields of an opened entry exist after rendering.
  useEffect(() => {
    if (!openId) return;
    focusField(list.current?.querySelector(`[data-entry="${openId}"]`), place.field);
  }, [openId, place.field]);

  const add = () => {
    const id = newEntryId();
    dispatch(events.entryAdded({ section, id, entry: { ...sectionForms[section].blank } }));
    goTo({ section, entryId: id });
  };
  const toggle = useCallback(
    (id: string) => goTo(openId === id ? { section } : { section, entryId: id }),
    [goTo, section, openId],
  );
  const move = useCallback(
    (id: string, to: number) => {
      dispatch(events.entryMoved({ section, id, to }));
      announce(t('cv.sort.place', { place: to + 1, count: ids.length }));
    },
    [dispatch, section, announce, t, ids.length],
  );
  const remove = useCallback(
    (id: string) => {
      dispatch(events.entryRemoved({ section, id }));
      offerUndo(selectDraft(store.getState()));
      addButton.current?.focus();
    },
    [dispatch, section, offerUndo, store],
  );

  return (
    <>
      {entries.length > 0 && (
        <ul ref={list} className="stack-3">
          {entries.map((entry, index) => (
            <EntryCard
              key={ids[index]}
              section={section}
              id={ids[index]!}
              entry={entry}
              index={index}
              count={entries.length}
              isOpen={openId === ids[index]}
              onToggle={toggle}
              onMove={move}
              onRemove={remove}
            />
          ))}
        </ul>
      )}
      {entries.length === 0 && <p className="mute">{t(`cv.empty.${section}`)}</p>}
      <div className="row-3 wrap center">
        <Button ref={addButton} variant="secondary" icon={<PlusIcon size={18} />} onClick={add}>
          {t(`cv.add.${section}`)}
        </Button>
        {isUndoOffered && (
          <p className={styles.removed} role="status">
            {t('cv.entry.removed')}
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                dispatch(events.undone());
                addButton.current?.focus();
              }}
            >
              {t('cv.undo')}
            </Button>
          </p>
        )}
      </div>
    </>
  );
}
