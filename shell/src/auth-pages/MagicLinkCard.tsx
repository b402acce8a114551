import { useLocale } from '@cpa/shared/i18n';
import { localePath, paths } from '@cpa/shared/routing';
import { Button } from '@cpa/shared/ui';
import type { ReactNode } from 'react';
import { offerDue } from '../passkey-offer/offerDue.ts';
import { useText } from './messages/texts.ts';
import { AuthCard } from './AuthCard.tsx';

type Props = {
  token: string;
  email: string;
  to: string | null;
  createsAccount?: boolean;
  /** Text below the button. */
  children?: ReactNode;
};

/**
 * Target of a mailed link that signs in or creates an account. A form rather than the sign-in itself, because mail
 * scanners open links and this one works once, and so that no user is signed in to another account by accident.
 */
export function MagicLinkCard({ token, email, to, createsAccount = false, children }: Props) {
  const t = useText();
  return (
    <AuthCard heading={t(createsAccount ? 'register.heading' : 'signIn.heading')}>
      <p>{t(createsAccount ? 'emailOnly.as' : 'magicLink.as', { email })}</p>
      <form
        className="stack-4"
        action="/api/auth/callback/email"
        method="get"
        onSubmit={() => offerDue.write(true)}
      >
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="email" value={email} />
        <input type="hidden" name="callbackUrl" value={localePath(to ?? paths.login, useLocale())} />
        <Button type="submit" isWide>
          {t(createsAccount ? 'register.submit' : 'signIn.submit')}
        </Button>
      </form>
      {children}
    </AuthCard>
  );
}
