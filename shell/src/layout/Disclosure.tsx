import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './Disclosure.module.css';

type Props = {
  /** What the button does, for those who do not see its face. */
  label: string;
  face: ReactNode;
  isRound?: boolean;
  children: (close: () => void) => ReactNode;
};

/** A button that shows a panel below it: closed by Escape, by a press elsewhere, and by the focus leaving it. */
export function Disclosure({ label, face, isRound = false, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };

  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !whole.current?.contains(target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [isOpen]);

  return (
    <div
      ref={whole}
      className={styles.disclosure}
      onKeyDown={(event: KeyboardEvent) => isOpen && event.key === 'Escape' && close()}
      onBlur={({ relatedTarget }: FocusEvent) => {
        if (relatedTarget && !whole.current?.contains(relatedTarget)) setIsOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className={isRound ? styles.round : styles.plain}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {face}
      </button>
      <div id={panelId} className={styles.panel} hidden={!isOpen}>
        {isOpen && children(close)}
      </div>
    </div>
  );
}
