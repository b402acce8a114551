import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { useKitText } from '../../i18n/index.ts';
import { classNames } from '../classNames.ts';
import { XIcon } from '../icons/icons.tsx';
import styles from './Chip.module.css';

type ChipProps = {
  name: string;
  /** Language of the name, if it differs from that of the page. */
  lang?: string;
  onRemove?: () => void;
};

/** A chosen value, for example a filter. `onRemove` adds a button that removes it. */
export function Chip({ name, lang, onRemove }: ChipProps) {
  const t = useKitText();
  return (
    <span className={classNames(styles.chip, styles.chosen)}>
      <span lang={lang}>{name}</span>
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={t('chip.remove', { name })}
          onClick={onRemove}
        >
          <XIcon size={16} />
        </button>
      )}
    </span>
  );
}

/** A shortcut to a list, for example "Part-time" below the search. */
export function ChipLink({ to, children }: { to: LinkProps['to']; children: ReactNode }) {
  return (
    <Link to={to} className={classNames(styles.chip, styles.link)}>
      {children}
    </Link>
  );
}
