import { BoardIcon, LinkButton, ListIcon } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import styles from './ViewSwitch.module.css';

const views = [
  { id: 'list', to: '?', Icon: ListIcon },
  { id: 'board', to: '?view=board', Icon: BoardIcon },
] as const;

/** Switches between list and board. Uses links, so that a view can be bookmarked and shared. */
export function ViewSwitch({ view }: { view: 'list' | 'board' }) {
  const t = useText();
  return (
    <nav className={styles.views} aria-label={t('applicants.view.label')}>
      {views.map(({ id, to, Icon }) => (
        <LinkButton
          key={id}
          to={to}
          replace
          preventScrollReset
          variant="secondary"
          size="small"
          icon={<Icon />}
          aria-current={id === view ? 'page' : undefined}
          className={id === view ? styles.current! : ''}
        >
          {t(`applicants.view.${id}`)}
        </LinkButton>
      ))}
    </nav>
  );
}
