import { useFormat } from '@cpa/shared/i18n';
import { useHost } from '@cpa/shared/remote';
import { selectDisplayName, selectProfile, selectProfileImage } from '@cpa/shared/session';
import { Avatar } from '@cpa/shared/ui';
import { type AreaEntry, AreaLayout, type AreaLayoutProps, PhoneBar, Sidebar } from '@cpa/shared/ui/area';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { entries } from '../model/entries.ts';
import styles from './ApplicantLayout.module.css';

type ApplicantLayoutProps = Pick<AreaLayoutProps, 'title' | 'subtitle' | 'actions' | 'children'> & {
  /** Shown at the bottom of the sidebar. */
  aside?: ReactNode;
};

/** The navigation and heading around every applicant page. */
export function ApplicantLayout({ aside, ...page }: ApplicantLayoutProps) {
  const t = useText();
  const { navigation } = useHost();
  const pages = useEntries();
  return (
    <AreaLayout
      {...page}
      width="narrow"
      sidebar={<Sidebar label={t('nav.label')} entries={pages} head={<Person />} foot={aside} />}
      phoneBar={
        <PhoneBar
          label={t('nav.phoneLabel')}
          entries={pages}
          more={{ label: t('nav.more') }}
          onChoose={(path) => navigation.navigate(path)}
        />
      }
    />
  );
}

/** The pages of the area, with the number of unread conversations. */
function useEntries(): AreaEntry[] {
  const t = useText();
  const { formatNumber } = useFormat();
  const counts = useSelector(selectProfile)?.waiting?.counts;
  const unread = counts?.['unread_conversations'] ?? 0;
  return entries.map(({ label, badge, ...entry }) => ({
    ...entry,
    name: t(label),
    ...(badge &&
      unread > 0 && {
        news: { text: t('messages.unread', { count: unread }), count: formatNumber(unread) },
      }),
  }));
}

function Person() {
  const name = useSelector(selectDisplayName);
  const image = useSelector(selectProfileImage);
  return (
    <div className={styles.person}>
      <Avatar name={name} src={image} size={36} />
      <span className={styles.name} dir="auto" translate="no">
        {name}
      </span>
    </div>
  );
}
