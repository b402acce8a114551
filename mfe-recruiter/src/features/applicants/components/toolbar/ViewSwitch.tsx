import { BoardIcon, ListIcon } from '@cpa/shared/ui';
import { Link } from 'react-router';
import { type ApplicantView, viewToQuery } from '../../../../applicant-list/applicantView.ts';
import { useText } from '../../../../messages/texts.ts';
import styles from './ViewSwitch.module.css';

const layouts = [
  { layout: 'list', Icon: ListIcon },
  { layout: 'board', Icon: BoardIcon },
] as const;

/** Switches between list and board and keeps the filter. Uses links, so that a view can be bookmarked and shared. */
export function ViewSwitch({ view }: { view: ApplicantView }) {
  const t = useText();
  return (
    <nav className={styles.views} aria-label={t('applicants.view.label')}>
      {layouts.map(({ layout, Icon }) => (
        <Link
          key={layout}
          to={`?${viewToQuery({ ...view, layout }).toString()}`}
          replace
          preventScrollReset
          className={styles.view}
          aria-current={layout === view.layout ? 'page' : undefined}
        >
          <Icon />
          {t(`applicants.view.${layout}`)}
        </Link>
      ))}
    </nav>
  );
}
