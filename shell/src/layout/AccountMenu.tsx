import { paths } from '@cpa/shared/routing';
import { selectDisplayName, selectProfileImage, selectRole } from '@cpa/shared/session';
import { Avatar } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router';
import { type TextKey, useText } from '../messages/texts.ts';
import { signOutRequested } from '../session/sessionActions.ts';
import styles from './AccountMenu.module.css';
import { Disclosure } from './Disclosure.tsx';

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
  const dispatch = useDispatch();
  const name = useSelector(selectDisplayName);
  const image = useSelector(selectProfileImage);
  const role = useSelector(selectRole);
  return (
    <Disclosure label={t('account.menu', { name })} face={<Avatar name={name} src={image} size={36} />}>
      {(close) => (
        <div className={styles.menu}>
          <p className={styles.name}>{name}</p>
          <ul className={styles.entries}>
            {(role ? entriesOf[role] : []).map(({ label, to }) => (
              <li key={to}>
                <Link className={styles.entry!} to={to} onClick={close}>
                  {t(label)}
                </Link>
              </li>
            ))}
            <li>
              <button type="button" className={styles.entry} onClick={() => dispatch(signOutRequested())}>
                {t('account.signOut')}
              </button>
            </li>
          </ul>
        </div>
      )}
    </Disclosure>
  );
}
