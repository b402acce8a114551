import { useHost } from '@cpa/shared/remote';
import { selectDisplayName, selectProfileImage } from '@cpa/shared/session';
import { Avatar } from '@cpa/shared/ui';
import { AreaLayout, type AreaLayoutProps, PhoneBar, Sidebar } from '@cpa/shared/ui/area';
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
  const pages = entries.map(({ label, ...entry }) => ({ ...entry, name: t(label) }));
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
