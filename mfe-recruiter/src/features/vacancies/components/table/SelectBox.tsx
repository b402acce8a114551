import { useEffect, useRef } from 'react';
import selectBox from '../../../../select-box/selectBox.module.css';
import styles from './SelectBox.module.css';

type SelectBoxProps = {
  label: string;
  isChecked: boolean;
  isMixed?: boolean;
  onToggle: (isRange: boolean) => void;
};

/** Checkbox without a visible label. Shift selects a range. */
export function SelectBox({ label, isChecked, isMixed = false, onToggle }: SelectBoxProps) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <label className={styles.target}>
      <input
        ref={ref}
        type="checkbox"
        className={selectBox.box}
        aria-label={label}
        checked={isChecked}
        onChange={({ nativeEvent }) => onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </label>
  );
}
