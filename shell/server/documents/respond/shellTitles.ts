import type { Locale } from '@cpa/shared/contracts';
import { paths } from '@cpa/shared/routing';
import { OPERATOR_RELEASES } from '../../releases/checks/shellPaths.ts';

type Titles = Record<Locale, string>;

const SIGN_IN: Titles = { en: 'Sign in', pap: 'Drenta', nl: 'Inloggen', es: 'Iniciar sesión' };
const RELEASES: Titles = { en: 'Releases', pap: 'Versionnan', nl: 'Releases', es: 'Versiones' };

/** Titles of the shell's pages, as the browser sets them. */
const TITLES: ReadonlyMap<string, Titles> = new Map([
  [paths.login, SIGN_IN],
  [paths.signIn, SIGN_IN],
  [
    paths.register,
    { en: 'Create an account', pap: 'Crea un cuenta', nl: 'Account aanmaken', es: 'Crear una cuenta' },
  ],
  [
    paths.forgotPassword,
    {
      en: 'Forgotten password',
      pap: 'Bo a lubida bo password',
      nl: 'Wachtwoord vergeten',
      es: 'Contraseña olvidada',
    },
  ],
  [
    paths.resetPassword,
    { en: 'New password', pap: 'Password nobo', nl: 'Nieuw wachtwoord', es: 'Contraseña nueva' },
  ],
  [
    paths.verifyEmail,
    {
      en: 'Verify your e-mail address',
      pap: 'Verifica bo adres di e-mail',
      nl: 'Bevestig je e-mailadres',
      es: 'Verifica tu correo electrónico',
    },
  ],
  [
    paths.notifications,
    { en: 'Notifications', pap: 'Notificacionnan', nl: 'Meldingen', es: 'Notificaciones' },
  ],
  [
    paths.error,
    {
      en: 'Sign-in problem',
      pap: 'Problema ora di drenta',
      nl: 'Probleem met inloggen',
      es: 'Problema al iniciar sesión',
    },
  ],
  [OPERATOR_RELEASES, RELEASES],
]);

/** Returns the title of a page of the shell in a language. Its path may end with a slash. */
export function shellTitle(path: string, locale: Locale): string | undefined {
  return TITLES.get(path.replace(/(?<=.)\/$/, ''))?.[locale];
}
