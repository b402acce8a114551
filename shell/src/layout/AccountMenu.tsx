import { selectDisplayName, selectProfileImage, selectRole } from '@cpa/shared/session';
import { Avatar, Link } from '@cpa/shared/ui';
import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../messages/texts.ts';
import { signOutRequested } from '../session/sessionActions.ts';
import styles from './AccountMenu.module.css';
import { accountEntries } from './accountEntries.ts';
import { Disclosure, useCloseDisclosure } from './Disclosure.tsx';

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
  const entries = useMemo(() => accountEntries(role), [role]);
  const close = useCloseDisclosure();
  const signOut = () => {
    close();
    dispatch(signOutRequested());
  };
  return (
    <ul className={styles.entries}>
      {entries.map(({ label, to }) => (
        <li key={to}>
          <Link variant="plain" className={styles.entry} to={to} onClick={close}>
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
