import { selectDisplayName, selectProfile, selectProfileImage } from '@cpa/shared/session';
import { Avatar } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../messages/texts.ts';
import { signOutRequested } from '../session/sessionActions.ts';
import { useMenu } from '../remotes/index.ts';
import styles from './AccountMenu.module.css';
import { Disclosure, useCloseDisclosure } from '../disclosure/Disclosure.tsx';
import { MenuLink } from './MenuLink.tsx';

const MENU = ['account'] as const;

/** Menu of the signed-in user, opened by the avatar. */
export function AccountMenu() {
  const t = useText();
  const name = useSelector(selectDisplayName);
  const image = useSelector(selectProfileImage);
  // The profile is loading, or could not be loaded.
  const isKnown = useSelector(selectProfile) !== null;
  return (
    <Disclosure
      label={isKnown ? t('account.menu', { name }) : t('account.menuWithoutName')}
      face={<Avatar name={name} src={image} size={36} />}
    >
      {isKnown && (
        <p className={styles.name} translate="no">
          {name}
        </p>
      )}
      <Entries />
    </Disclosure>
  );
}

function Entries() {
  const t = useText();
  const dispatch = useDispatch();
  const entries = useMenu(MENU);
  const close = useCloseDisclosure();
  const signOut = () => {
    close();
    dispatch(signOutRequested());
  };
  return (
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <li key={entry.path}>
          <MenuLink entry={entry} className={styles.entry} onNavigate={close} />
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
