import { useLocale } from '@cpa/shared/i18n';
import { apiDocumentPath } from '@cpa/shared/routing';
import { Link, classNames } from '@cpa/shared/ui';
import { NavLink } from 'react-router';
import { type MenuEntry, useBadges, useManifestText } from '../remotes/index.ts';
import styles from './MenuLink.module.css';

type Props = { entry: MenuEntry; className?: string | undefined; onNavigate?: (() => void) | undefined };

/** Entry of a text menu, with its badge. `NavLink` marks the current page with `aria-current`. */
export function MenuLink({ entry, className, onNavigate }: Props) {
  const { path, isDocument, menu } = entry;
  const locale = useLocale();
  const content = <Content entry={entry} />;
  if (isDocument) {
    return (
      <a href={apiDocumentPath(path, locale)} className={className}>
        {content}
      </a>
    );
  }
  if (menu === 'main' || menu === 'phone') {
    return (
      <NavLink to={path} className={classNames(className)} onClick={() => onNavigate?.()}>
        {content}
      </NavLink>
    );
  }
  return (
    <Link variant="plain" className={className} to={path} onClick={onNavigate}>
      {content}
    </Link>
  );
}

function Content({ entry }: { entry: MenuEntry }) {
  const t = useManifestText(entry.remote);
  const { count } = useBadges()(entry);
  return (
    <>
      <span>{t(entry.label)}</span>
      {count > 0 && <span className={styles.badge}>{count}</span>}
    </>
  );
}
