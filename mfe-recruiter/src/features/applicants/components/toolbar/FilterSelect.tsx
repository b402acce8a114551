import { ChevronDownIcon, VisuallyHidden } from '@cpa/shared/ui';
import { useId, type ReactNode } from 'react';
import styles from './FilterSelect.module.css';

type FilterSelectProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Filled while a value other than '' is selected; never for a sort order, which always has one. */
  isActive: boolean;
  /** `option` elements. */
  children: ReactNode;
};

/** A compact native select for toolbars. */
export function FilterSelect({ label, value, onChange, isActive, children }: FilterSelectProps) {
  const id = useId();
  return (
    <div className={styles.filter} data-active={isActive || undefined}>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <select
        id={id}
        className={styles.select}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {children}
      </select>
      <ChevronDownIcon size={15} className={styles.arrow} />
    </div>
  );
}
