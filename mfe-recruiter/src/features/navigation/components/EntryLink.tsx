import { useFormat } from '@cpa/shared/i18n';
import { VisuallyHidden } from '@cpa/shared/ui';
import { useSelector } from 'react-redux';
import { NavLink } from 'react-router';
import { useText } from '../../../messages/texts.ts';
import type { Entry } from '../model/entries.ts';
import { selectCounts } from '../state/countsSlice.ts';
import styles from './EntryLink.module.css';

type EntryLinkProps = {
  entry: Entry;
  /** Shows the icon only; the name becomes the tooltip. */
  isCompact?: boolean;
};

/** A link of the sidebar. */
export function EntryLink({ entry, isCompact = false }: EntryLinkProps) {
  const { to, label, Icon, isExact = false } = entry;
  const t = useText();
  const name = t(label);
  return (
    <NavLink
      to={to}
      end={isExact}
      className={styles.entry!}
      data-compact={isCompact || undefined}
      {...(isCompact && { title: name })}
    >
      <Icon />
      {isCompact ? <VisuallyHidden>{name} </VisuallyHidden> : <span className={styles.name}>{name}</span>}
      <Count of={entry.count} isCompact={isCompact} />
    </NavLink>
  );
}

function Count({ of, isCompact }: { of: Entry['count']; isCompact: boolean }) {
  const t = useText();
  const { formatNumber } = useFormat();
  const counts = useSelector(selectCounts);
  if (!of || !counts || counts[of] === 0) return null;
  if (of === 'vacancies') {
    return isCompact ? null : <span className={styles.count}>{formatNumber(counts.vacancies)}</span>;
  }
  return (
    <span className={styles.news} data-compact={isCompact || undefined}>
      {isCompact ? formatNumber(counts[of]) : t('nav.newApplicants', { count: counts[of] })}
    </span>
  );
}
