import type { ReactNode } from 'react';
import styles from './RichText.module.css';

type ToolbarButtonProps = {
  label: string;
  icon: ReactNode;
  isPressed?: boolean;
  isDisabled?: boolean;
  onClick: () => void;
};

/** A button of the toolbar. It stays focusable while disabled, so that arrow keys do not skip it. */
export function ToolbarButton({ label, icon, isPressed, isDisabled = false, onClick }: ToolbarButtonProps) {
  return (
    <button
      type="button"
      data-tool
      tabIndex={-1}
      className={styles.tool}
      title={label}
      aria-label={label}
      aria-pressed={isPressed}
      aria-disabled={isDisabled}
      // Keeps the selection of the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !isDisabled && onClick()}
    >
      {icon}
    </button>
  );
}
