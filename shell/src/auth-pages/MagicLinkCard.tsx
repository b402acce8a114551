import { useLocale } from '@cpa/shared/i18n';
import { localePath, paths } from '@cpa/shared/routing';
import { Button } from '@cpa/shared/ui';
import { offerDue } from '../passkey-offer/offerDue.ts';
import { useText } from './messages/texts.ts';
import { AuthCard } from './AuthCard.tsx';

type Props = { token: string; email: string; to: string | null };

/**
 * Target of a mailed sign-in link. A form rather than the sign-in itself, because mail scanners open links and this one
 * works once, and so that no user is signed in to another account by accident.
 */
export function MagicLinkCard({ token, email, to }: Props) {
  const t = useText();
  return (
    <AuthCard heading={t('signIn.heading')}>
      <p>{t('magicLink.as', { email })}</p>
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
          {t('signIn.submit')}
        </Button>
      </form>
    </AuthCard>
  );
}
