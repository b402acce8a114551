import { Button, IconButton, SearchIcon } from '@cpa/shared/ui';
import { Sidebar } from '@cpa/shared/ui/area';
import { SidebarIcon } from '@cpa/shared/ui/icons';
import { useText } from '../../../messages/texts.ts';
import type { SidebarWidth } from '../state/sidebarWidth.ts';
import { CompanySwitcher } from './CompanySwitcher.tsx';
import { PostingsLeft } from './PostingsLeft.tsx';
import { useEntries } from './useEntries.ts';
import styles from './RecruiterSidebar.module.css';

type RecruiterSidebarProps = { width: SidebarWidth; onToggle: () => void; onFind: () => void };

const FIND_KEYS = 'Control+K Meta+K';

/** Company, links to the recruiter pages and postings. A rail shows icons only. */
export function RecruiterSidebar({ width, onToggle, onFind }: RecruiterSidebarProps) {
  const t = useText();
  const isRail = width === 'rail';
  return (
    <Sidebar
      label={t('nav.label')}
      entries={useEntries()}
      isRail={isRail}
      head={<CompanySwitcher isCompact={isRail} />}
      foot={
        <>
          {!isRail && <PostingsLeft />}
          {isRail ? (
            <IconButton
              className={styles.toggle}
              label={t('find.title')}
              aria-keyshortcuts={FIND_KEYS}
              icon={<SearchIcon size={20} />}
              onClick={onFind}
            />
          ) : (
            <Button
              variant="quiet"
              className={styles.find}
              aria-keyshortcuts={FIND_KEYS}
              icon={<SearchIcon />}
              onClick={onFind}
            >
              {t('find.title')}
              <kbd className={styles.keys} aria-hidden>
                Ctrl K
              </kbd>
            </Button>
          )}
          <IconButton
            className={styles.toggle}
            label={t(isRail ? 'nav.expand' : 'nav.collapse')}
            aria-expanded={!isRail}
            icon={<SidebarIcon />}
            onClick={onToggle}
          />
        </>
      }
    />
  );
}
