import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { MAX_WIDTH, MIN_WIDTH } from '../../model/tableColumns.ts';
import styles from './ResizeHandle.module.css';

type ResizeHandleProps = { label: string; width: number; onResize: (width: number) => void };

const STEP = 12;

/** The edge of a column: dragged by pointer, or moved by the arrow keys. */
export function ResizeHandle({ label, width, onResize }: ResizeHandleProps) {
  const [start, setStart] = useState<{ x: number; width: number } | null>(null);
  const begin = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    setStart({ x: event.clientX, width });
  };
  const move = ({ clientX }: PointerEvent) => {
    if (start) onResize(start.width + clientX - start.x);
  };
  const step = (event: KeyboardEvent) => {
    const change = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key];
    if (change === undefined) return;
    event.preventDefault();
    onResize(width + change);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a focusable separator is a widget
    <div
      role="separator"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a focusable separator is a widget
      tabIndex={0}
      aria-label={label}
      aria-orientation="vertical"
      aria-valuenow={width}
      aria-valuemin={MIN_WIDTH}
      aria-valuemax={MAX_WIDTH}
      className={styles.handle}
      data-active={start !== null || undefined}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={() => setStart(null)}
      onPointerCancel={() => setStart(null)}
      onKeyDown={step}
    />
  );
}
