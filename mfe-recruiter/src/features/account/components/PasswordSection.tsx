import { fieldErrors } from '@cpa/shared/http';
import { selectProfile } from '@cpa/shared/session';
import { PasswordForm } from '@cpa/shared/ui/account';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { events, selectAccount } from '../state/accountSlice.ts';
import { AccountSection } from './AccountSection.tsx';

/** Changes the password with the old one. */
export function PasswordSection() {
  const t = useText();
  const dispatch = useDispatch();
  const email = useSelector(selectProfile)?.email ?? '';
  const { working, passwordChanges, failure } = useSelector(selectAccount);
  return (
    <AccountSection title={t('password.section')} text={t('password.text')}>
      <PasswordForm
        email={email}
        isSaving={working === 'password'}
        changes={passwordChanges}
        errors={fieldErrors(failure)}
        onSubmit={(passwords) => dispatch(events.passwordSubmitted(passwords))}
      />
    </AccountSection>
  );
}
