import { ChevronDownIcon } from '@cpa/shared/ui';
import { type KeyboardEvent, type FocusEvent, type ReactNode, useId, useRef, useState } from 'react';
import styles from './Popover.module.css';

type PopoverProps = {
  /** Content of the button. */
  label: ReactNode;
  icon?: ReactNode;
  /** Drawn as active. */
  isActive?: boolean;
  align?: 'start' | 'end';
  children: ReactNode;
};

/** A button that opens a panel below it. Escape, a click outside and leaving it by Tab close the panel. */
export function Popover({ label, icon, isActive = false, align = 'start', children }: PopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- closes the panel for keys inside it
    <div className="relative" onBlur={leave} onKeyDown={escape}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        data-active={isActive || undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {icon}
        <span>{label}</span>
        <ChevronDownIcon size={15} />
      </button>
      {isOpen && (
        <div id={panelId} className={styles.panel} data-align={align} tabIndex={-1}>
          {children}
        </div>
      )}
    </div>
  );
}
