import { useKitText } from '../../i18n/index.ts';
import styles from './Logo.module.css';

/** The mark: a divi-divi tree bent by the trade wind over a line of sand, with a sun. Decoration. */
export function LogoMark({ size = 34 }: { size?: number }) {
  return (
    <svg viewBox="2.5 3.5 36 33.5" width={size} height={size} aria-hidden className="rigid">
      <circle cx="25.5" cy="10.5" r="6.5" className={styles.sun} />
      <path
        className={styles.tree}
        d="M12.6 33.2c.5-7 2.2-12.3 6-16.7-3.6-.5-7.300.4-10.800 2.900 2.200-5.500 7.100-8.300 12.900-7.700 6.400.7 11.900-.300 17.300-4.100-1.300 7.100-7.100 11.700-14.400 11.600-3.400 3.600-4.900 8.200-5.200 14z"
      />
      <path
        className={styles.sand}
        d="M3 33.500c5.500-1.500 10.500-1.500 16-.3 6.200 1.300 11.800 1.300 18 0v2.300c-6.200 1.300-11.800 1.300-18 0-5.500-1.200-10.500-1.200-16 .3z"
      />
    </svg>
  );
}

/** Mark and name. */
export function Logo() {
  const t = useKitText();
  return (
    <span className={styles.logo}>
      <LogoMark />
      <span className={styles.name} translate="no">
        {t('logo.name')}
      </span>
    </span>
  );
}
