import { VisuallyHidden, classNames } from '@cpa/shared/ui';
import { type ReactNode, createContext, use, useCallback, useEffect, useId, useRef, useState } from 'react';
import styles from './Disclosure.module.css';

const CloseContext = createContext<() => void>(() => {});

/** Returns the function that closes the surrounding panel. */
export const useCloseDisclosure = () => use(CloseContext);

type Props = {
  /** Accessible name of the button. */
  label: string;
  face: ReactNode;
  children: ReactNode;
  /** Added to the class of the panel. */
  panelClassName?: string | undefined;
};

/** Round button that toggles a panel. Escape, a click outside and moving the focus out close it. */
export function Disclosure({ label, face, children, panelClassName }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    setIsOpen(false);
    button.current?.focus();
  }, []);

  useEffect(() => {
    if (!isOpen) return undefined;
    const onOutside = ({ target }: Event) => {
      if (!(target instanceof Node) || container.current?.contains(target)) return;
      setIsOpen(false);
      // After a click on an element that cannot take the focus, the focus would be lost with the panel.
      setTimeout(() => {
        if (document.activeElement === document.body) button.current?.focus();
      });
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen, close]);

  return (
    <div ref={container} className="relative">
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
      <div id={panelId} className={classNames(styles.panel, panelClassName)} hidden={!isOpen}>
        {isOpen && <CloseContext value={close}>{children}</CloseContext>}
      </div>
    </div>
  );
}
