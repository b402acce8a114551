import { paths } from '@cpa/shared/routing';
import { Button, Link, Logo } from '@cpa/shared/ui';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { useDocumentTitle } from '../layout/useDocumentTitle.ts';
import { useText } from '../messages/texts.ts';
import { reportProblem } from '../reporting/reportProblem.ts';
import styles from './Page.module.css';

/** Error boundary of the frame itself. Only a new document helps. */
export function ShellCrashed() {
  const t = useText();
  const error = useRouteError();
  useDocumentTitle(t('crash.title'));
  useEffect(() => reportProblem('SHELL_CRASHED', error), [error]);
  return (
    <main className={styles.page} role="alert">
      <Logo />
      <h1>{t('crash.shellHeading')}</h1>
      <p>{t('crash.shellText')}</p>
      <div className={styles.actions}>
        <Button onClick={() => location.reload()}>{t('crash.reload')}</Button>
        <Link to={paths.home} reloadDocument>
          {t('notFound.home')}
        </Link>
      </div>
    </main>
  );
}
