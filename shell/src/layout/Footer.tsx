import { paths } from '@cpa/shared/routing';
import { Logo } from '@cpa/shared/ui';
import { Link } from 'react-router';
import { type TextKey, useText } from '../messages/texts.ts';
import styles from './Footer.module.css';

const entries: { label: TextKey; to: string }[] = [
  { label: 'footer.contact', to: paths.contact },
  { label: 'footer.privacy', to: paths.privacy },
  { label: 'footer.terms', to: paths.terms },
];

const YEAR = String(new Date().getFullYear());

export function Footer() {
  const t = useText();
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <div className={styles.brand}>
          <Logo />
          <p>{t('footer.tagline')}</p>
        </div>
        <nav aria-label={t('footer.label')}>
          <ul className={styles.entries}>
            {entries.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{t(label)}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.small}>
          <p>{t('footer.languages')}</p>
          <p>{t('footer.copyright', { year: YEAR })}</p>
        </div>
      </div>
    </footer>
  );
}
