import { paths } from '@cpa/shared/routing';
import { Link, Logo } from '@cpa/shared/ui';
import { type TextKey, useText } from '../messages/texts.ts';
import styles from './Footer.module.css';

const entries: { label: TextKey; to: string }[] = [
  { label: 'nav.saved', to: paths.saved },
  { label: 'footer.faq', to: paths.faq },
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
                <Link variant="plain" to={to}>
                  {t(label)}
                </Link>
              </li>
            ))}
            <li>
              {/* Not the router's: a feed is a document of its own. */}
              <a href={paths.vacanciesFeed} type="application/rss+xml">
                {t('footer.feed')}
              </a>
            </li>
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
