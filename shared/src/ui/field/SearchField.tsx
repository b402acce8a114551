import { type InputHTMLAttributes, useRef } from 'react';
import { useKitText } from '../../i18n/index.ts';
import { IconButton } from '../button/IconButton.tsx';
import { classNames } from '../classNames.ts';
import { SearchIcon, XIcon } from '../icons/icons.tsx';
import fieldStyles from './Field.module.css';
import styles from './SearchField.module.css';

export type SearchFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'type'> & {
  /** Visually hidden; the placeholder is visible instead. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  /** Without its own border, inside a box that has one. */
  isBare?: boolean;
};

/** Field for a search query. Put it in a `form role="search"`; Enter submits that. */
export function SearchField({ label, value, onValueChange, isBare, className, ...input }: SearchFieldProps) {
  const t = useKitText();
  const ref = useRef<HTMLInputElement>(null);
  const clear = () => {
    onValueChange('');
    ref.current?.focus();
  };
  return (
    <div className={classNames(styles.search, className)}>
      <SearchIcon className={styles.icon} />
      <input
        autoComplete="off"
        dir="auto"
        enterKeyHint="search"
        maxLength={200}
        {...input}
        ref={ref}
        type="search"
        aria-label={label}
        className={classNames(fieldStyles.control, styles.input, isBare && styles.bare)}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      />
      {value !== '' && (
        <IconButton className={styles.clear} label={t('search.clear')} icon={<XIcon />} onClick={clear} />
      )}
    </div>
  );
}
