import { fieldErrors } from '@cpa/shared/http';
import { selectProfile } from '@cpa/shared/session';
import { PasswordForm } from '@cpa/shared/ui/account';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { events, selectPrivacy } from '../state/privacySlice.ts';
import { PrivacySection } from './PrivacySection.tsx';

/** Changes the password with the old one. */
export function PasswordSection() {
  const t = useText();
  const dispatch = useDispatch();
  const email = useSelector(selectProfile)?.email ?? '';
  const { working, passwordChanges, failure } = useSelector(selectPrivacy);
  return (
    <PrivacySection title={t('privacy.password')} text={t('privacy.passwordText', { email })}>
      <PasswordForm
        email={email}
        isSaving={working === 'password'}
        changes={passwordChanges}
        errors={fieldErrors(failure)}
        onSubmit={(passwords) => dispatch(events.passwordSubmitted(passwords))}
      />
    </PrivacySection>
  );
}
