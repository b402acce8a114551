import { VisuallyHidden } from '@cpa/shared/ui';
import { type ReactNode, createContext, use, useCallback, useEffect, useId, useRef, useState } from 'react';
import styles from './Disclosure.module.css';

const CloseContext = createContext<() => void>(() => {});

/** Closes the panel that one stands in, as when something was chosen. */
export const useCloseDisclosure = () => use(CloseContext);

type Props = {
  /** What the button does, for those who do not see its face. */
  label: string;
  face: ReactNode;
  children: ReactNode;
};

/** A round button that shows a panel below it: closed by Escape, by a press elsewhere, by the focus leaving it. */
export function Disclosure({ label, face, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    setIsOpen(false);
    button.current?.focus();
  }, []);

  useEffect(() => {
    if (!isOpen) return undefined;
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !whole.current?.contains(target)) setIsOpen(false);
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen, close]);

  return (
    <div ref={whole} className={styles.disclosure}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <VisuallyHidden>{label}</VisuallyHidden>
        {face}
      </button>
      <div id={panelId} className={styles.panel} hidden={!isOpen}>
        {isOpen && <CloseContext value={close}>{children}</CloseContext>}
      </div>
    </div>
  );
}
