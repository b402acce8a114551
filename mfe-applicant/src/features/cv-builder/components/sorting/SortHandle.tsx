import { GripIcon } from '@cpa/shared/ui/icons';
import type { KeyboardEvent, Ref } from 'react';
import { useText } from '../../../../messages/texts.ts';
import { useEditorView } from '../../../../cv-draft/useEditorView.ts';
import styles from './SortHandle.module.css';

type SortHandleProps = {
  ref: Ref<HTMLButtonElement>;
  /** Name of the item. */
  name: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
};

/** Handle of a sorted item: dragged by pointer, moved by the arrow keys. */
export function SortHandle({ ref, name, index, count, onMove }: SortHandleProps) {
  const t = useText();
  const { announce } = useEditorView();
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const to = index + step;
    if (to < 0 || to >= count) return;
    const button = event.currentTarget;
    onMove(to);
    announce(t('cv.sort.moved', { name, place: to + 1, count }));
    // Moving the element in the document takes the focus from it.
    requestAnimationFrame(() => button.focus());
  };
  return (
    <button
      ref={ref}
      type="button"
      className={styles.handle}
      aria-label={t('cv.sort.handle', { name })}
      title={t('cv.sort.hint')}
      onKeyDown={onKeyDown}
    >
      <GripIcon size={16} />
    </button>
  );
}
