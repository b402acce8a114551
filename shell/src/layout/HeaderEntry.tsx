import { Link, LinkButton } from '@cpa/shared/ui';
import { ManifestIcon } from '../manifest-icon/ManifestIcon.tsx';
import { type MenuEntry, useBadge, useManifestText } from '../remotes/index.ts';
import styles from './HeaderEntry.module.css';

/** Icon link of the header with the count of its badge, or an outlined button. */
export function HeaderEntry({ entry }: { entry: MenuEntry }) {
  const { remote, path, icon, badge, isButton, isHiddenWithoutBadge } = entry;
  const t = useManifestText(remote);
  const count = useBadge(badge);
  const badgeLabel = remote.manifest.badges.find(({ name }) => name === badge)?.label;
  if (isHiddenWithoutBadge && count === 0) return null;
  if (isButton) {
    return (
      <LinkButton
        className={styles.button}
        variant="secondary"
        size="small"
        to={path}
        icon={icon && <ManifestIcon paths={icon} />}
      >
        <span className={styles.label}>{t(entry.label)}</span>
      </LinkButton>
    );
  }
  const label = badgeLabel ? t(badgeLabel, { count }) : t(entry.label);
  return (
    <Link variant="plain" className={styles.link} to={path} aria-label={label} title={label}>
      {icon ? <ManifestIcon paths={icon} /> : t(entry.label)}
      {count > 0 && <span className={styles.count}>{count}</span>}
    </Link>
  );
}
