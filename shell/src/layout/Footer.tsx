import { dayInAruba } from '@cpa/shared/contracts';
import { renderTime } from '@cpa/shared/i18n';
import { Slot } from '@cpa/shared/remote';
import { LanguagesIcon, Logo, ShortcutSwitch } from '@cpa/shared/ui';
import { LanguageLinks } from '../language/LanguageLinks.tsx';
import { useText } from '../messages/texts.ts';
import { useMenu } from '../remotes/index.ts';
import styles from './Footer.module.css';
import { MenuLink } from './MenuLink.tsx';
import { OperatorIdentity } from './OperatorIdentity.tsx';

const MENU = ['footer'] as const;

export function Footer() {
  const t = useText();
  const entries = useMenu(MENU);
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <div className="stack-2 mute">
          <Logo />
          <p>{t('footer.tagline')}</p>
        </div>
        <nav aria-label={t('footer.label')}>
          <ul className={styles.entries}>
            {entries.map((entry) => (
              <li key={entry.path}>
                <MenuLink entry={entry} />
              </li>
            ))}
          </ul>
        </nav>
        <Slot name="frame.footer" />
        <div className={styles.languages}>
          <LanguagesIcon size={18} />
          <LanguageLinks direction="row" />
          <ShortcutSwitch />
        </div>
        <div className={styles.small}>
          <OperatorIdentity />
          <p>{t('footer.copyright', { year: dayInAruba(renderTime()).slice(0, 4) })}</p>
        </div>
      </div>
    </footer>
  );
}
