import { paths } from '@cpa/shared/routing';
import { selectDisplayName, selectProfileImage, selectRole } from '@cpa/shared/session';
import { Avatar } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router';
import { type TextKey, useText } from '../messages/texts.ts';
import { signOutRequested } from '../session/sessionActions.ts';
import styles from './AccountMenu.module.css';
import { Disclosure, useCloseDisclosure } from './Disclosure.tsx';

type Entry = { label: TextKey; to: string };

const entriesOf: Record<'recruiter' | 'applicant', Entry[]> = {
  recruiter: [{ label: 'account.dashboard', to: paths.recruiter.dashboard }],
  applicant: [
    { label: 'account.applications', to: paths.applicant.applications },
    { label: 'account.profile', to: paths.applicant.profile },
  ],
};

/** The menu of whoever is signed in, under their picture. */
export function AccountMenu() {
  const t = useText();
  const name = useSelector(selectDisplayName);
  const image = useSelector(selectProfileImage);
  return (
    <Disclosure label={t('account.menu', { name })} face={<Avatar name={name} src={image} size={36} />}>
      <p className={styles.name}>{name}</p>
      <Entries />
    </Disclosure>
  );
}

function Entries() {
  const t = useText();
  const dispatch = useDispatch();
  const role = useSelector(selectRole);
  const close = useCloseDisclosure();
  const signOut = () => {
    close();
    dispatch(signOutRequested());
  };
  return (
    <ul className={styles.entries}>
      {(role ? entriesOf[role] : []).map(({ label, to }) => (
        <li key={to}>
          <Link className={styles.entry} to={to} onClick={close}>
            {t(label)}
          </Link>
        </li>
      ))}
      <li>
        <button type="button" className={styles.entry} onClick={signOut}>
          {t('account.signOut')}
        </button>
      </li>
    </ul>
  );
}
