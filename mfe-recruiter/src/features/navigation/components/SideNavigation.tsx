import { IconButton } from '@cpa/shared/ui';
import { SidebarIcon } from '@cpa/shared/ui/icons';
import { useText } from '../../../messages/texts.ts';
import { entries } from '../model/entries.ts';
import type { SidebarWidth } from '../state/sidebarWidth.ts';
import { CompanySwitcher } from './CompanySwitcher.tsx';
import { EntryLink } from './EntryLink.tsx';
import { PostingsLeft } from './PostingsLeft.tsx';
import styles from './SideNavigation.module.css';

type SideNavigationProps = { width: SidebarWidth; onToggle: () => void };

/** The sidebar of wide screens: company, links to the recruiter pages and postings. A rail shows icons only. */
export function SideNavigation({ width, onToggle }: SideNavigationProps) {
  const t = useText();
  const isRail = width === 'rail';
  return (
    <div className={styles.side} data-width={width}>
      <div className={styles.inside}>
        <CompanySwitcher isCompact={isRail} />
        <nav aria-label={t('nav.label')}>
          <ul className={styles.list}>
            {entries.map((entry) => (
              <li key={entry.to}>
                <EntryLink entry={entry} isCompact={isRail} />
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.foot}>
          {!isRail && <PostingsLeft />}
          <IconButton
            className={styles.toggle}
            label={t(isRail ? 'nav.expand' : 'nav.collapse')}
            aria-expanded={!isRail}
            icon={<SidebarIcon />}
            onClick={onToggle}
          />
        </div>
      </div>
    </div>
  );
}
