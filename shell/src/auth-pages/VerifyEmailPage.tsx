import { paths } from '@cpa/shared/routing';
import { selectIsUnverified, selectProfile } from '@cpa/shared/session';
import { Button, LinkButton } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { Form, useActionData, useLoaderData, useNavigation } from 'react-router';
import { landingPath, useReleases } from '../remotes/index.ts';
import { verificationMailRequested } from '../session/sessionActions.ts';
import { useText } from './messages/texts.ts';
import { AuthCard } from './AuthCard.tsx';
import { outcomeText, type VerifyOutcome } from './model/verifyEmail.ts';

/** `/verify-email?token=…`: target of the mailed verification link. */
export function VerifyEmailPage() {
  const t = useText();
  const opened = useLoaderData<VerifyOutcome | null>();
  const outcome = useActionData<VerifyOutcome>() ?? opened;
  if (!outcome) return <Ask />;
  const { isVerified } = outcome;
  return (
    <AuthCard heading={t(isVerified ? 'verify.doneHeading' : 'verify.failedHeading')}>
      <p role={isVerified ? 'status' : 'alert'}>{outcomeText(outcome)}</p>
      {isVerified ? <Continue /> : <NewLink />}
    </AuthCard>
  );
}

/** Asks a visitor, since mail scanners open links too. */
function Ask() {
  const t = useText();
  const isWorking = useNavigation().state !== 'idle';
  return (
    <AuthCard heading={t('verify.askHeading')}>
      <p>{t('verify.ask')}</p>
      <Form method="post">
        <Button type="submit" isWide isLoading={isWorking}>
          {t('verify.submit')}
        </Button>
      </Form>
    </AuthCard>
  );
}

/** Leads a signed-in user to the landing page of a sign-in. */
function Continue() {
  const t = useText();
  const profile = useSelector(selectProfile);
  const landing = landingPath(useReleases(), profile?.role ?? null);
  return (
    <LinkButton to={landing}>{t(landing === paths.home ? 'verify.doneNext' : 'verify.continue')}</LinkButton>
  );
}

/** Offers a new link, which only a signed-in user can request. */
function NewLink() {
  const t = useText();
  const dispatch = useDispatch();
  const isUnverified = useSelector(selectIsUnverified);
  if (isUnverified) {
    return (
      <>
        <p>{t('verify.failedSignedIn')}</p>
        <Button onClick={() => dispatch(verificationMailRequested())}>{t('verify.sendAgain')}</Button>
      </>
    );
  }
  return (
    <>
      <p>{t('verify.failedText')}</p>
      <LinkButton to={paths.login}>{t('signIn.submit')}</LinkButton>
    </>
  );
}
