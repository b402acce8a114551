import { selectVisitorRole } from '@cpa/shared/session';
import { Link } from '@cpa/shared/ui';
import { useSelector } from 'react-redux';
import { ManifestIcon } from '../../manifest-icon/ManifestIcon.tsx';
import { type MenuEntry, menuEntries, useManifestText, useReleases } from '../../remotes/index.ts';
import styles from './NotificationHeader.module.css';

const MENU = ['notifications'] as const;

/** Link to the notification settings that a remote declares for the role. */
export function SettingsLink({ onNavigate }: { onNavigate?: (() => void) | undefined }) {
  const releases = useReleases();
  const role = useSelector(selectVisitorRole);
  const [entry] = menuEntries(releases, MENU, role);
  return entry ? <EntryLink entry={entry} onNavigate={onNavigate} /> : null;
}

function EntryLink({ entry, onNavigate }: { entry: MenuEntry; onNavigate: (() => void) | undefined }) {
  const label = useManifestText(entry.remote)(entry.label);
  return (
    <Link
      variant="plain"
      className={styles.settings}
      to={entry.path}
      aria-label={label}
      title={label}
      onClick={onNavigate}
    >
      <ManifestIcon paths={GEAR} />
    </Link>
  );
}

const GEAR = [
  'M9.671 4.136a2.34 2.34 0 0 1 4.659 0 2.34 2.34 0 0 0 3.319 1.915 2.34 2.34 0 0 1 2.33 4.033 2.34 2.34 0 0 0 0 3.831 2.34 2.34 0 0 1-2.33 4.033 2.34 2.34 0 0 0-3.319 1.915 2.34 2.34 0 0 1-4.659 0 2.34 2.34 0 0 0-3.32-1.915 2.34 2.34 0 0 1-2.33-4.033 2.34 2.34 0 0 0 0-3.831A2.34 2.34 0 0 1 6.35 6.051a2.34 2.34 0 0 0 3.319-1.915',
  'M9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
];
