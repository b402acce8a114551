import { selectDisplayName } from '@cpa/shared/session';
import { Button } from '@cpa/shared/ui';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { isRouteErrorResponse, useLocation, useNavigate, useNavigation, useRouteError } from 'react-router';
import { useDocumentTitle } from '../layout/useDocumentTitle.ts';
import { type TextKey, useText } from '../messages/texts.ts';
import { reportProblem } from '../session/reportProblem.ts';
import { NotFound } from './NotFound.tsx';
import styles from './Page.module.css';

type Words = { heading: TextKey; text: TextKey };

const wordsByStatus: Partial<Record<number, Words>> = {
  403: { heading: 'crash.forbidden', text: 'crash.forbiddenText' },
  503: { heading: 'crash.unavailable', text: 'crash.unavailableText' },
};
const crashed: Words = { heading: 'crash.heading', text: 'crash.text' };

/** What stands in place of a page that failed; the frame around it goes on working. */
export function RouteError() {
  const t = useText();
  const error = useRouteError();
  const name = useSelector(selectDisplayName);
  const location = useLocation();
  const navigate = useNavigate();
  const { state } = useNavigation();
  const status = isRouteErrorResponse(error) ? error.status : undefined;
  const words = (status && wordsByStatus[status]) || crashed;
  useDocumentTitle(t('crash.title'));
  useEffect(() => {
    if (status === undefined) reportProblem('PAGE_CRASHED', error);
  }, [status, error]);

  if (status === 404) return <NotFound />;
  // A visit to where we are: unlike a revalidation, it also draws again what broke while it was drawn.
  const tryAgain = () => void navigate(location, { replace: true, state: location.state });
  return (
    <div className={styles.page} role="alert">
      <h1>{t(words.heading)}</h1>
      <p>{t(words.text, { name })}</p>
      <Button onClick={tryAgain} isLoading={state !== 'idle'}>
        {t('crash.retry')}
      </Button>
    </div>
  );
}
