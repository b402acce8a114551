import { selectDisplayName } from '@cpa/shared/session';
import { Button } from '@cpa/shared/ui';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { isRouteErrorResponse, useLocation, useNavigate, useNavigation, useRouteError } from 'react-router';
import { useDocumentTitle } from '../layout/useDocumentTitle.ts';
import { type TextKey, useText } from '../messages/texts.ts';
import { reportProblem } from '../reporting/reportProblem.ts';
import { NotFound } from './NotFound.tsx';
import styles from './Page.module.css';

type Texts = { heading: TextKey; text: TextKey | 'crash.forbiddenText' };

const textsByStatus: Partial<Record<number, Texts>> = {
  403: { heading: 'crash.forbidden', text: 'crash.forbiddenText' },
  503: { heading: 'crash.unavailable', text: 'crash.unavailableText' },
};
const crashed: Texts = { heading: 'crash.heading', text: 'crash.text' };

/** Error boundary of a page. The frame around it keeps working. */
export function RouteError() {
  const t = useText();
  const error = useRouteError();
  const name = useSelector(selectDisplayName);
  const location = useLocation();
  const navigate = useNavigate();
  const { state } = useNavigation();
  const status = isRouteErrorResponse(error) ? error.status : undefined;
  const texts = (status && textsByStatus[status]) || crashed;
  useDocumentTitle(t('crash.title'));
  useEffect(() => {
    if (status === undefined) reportProblem('PAGE_CRASHED', error);
  }, [status, error]);

  if (status === 404) return <NotFound />;
  // Unlike a revalidation, a navigation to the current page also renders again the component that threw.
  const retry = () => void navigate(location, { replace: true, state: location.state });
  return (
    <div className={styles.page} role="alert">
      <h1>{t(texts.heading)}</h1>
      <p>{t(texts.text, { name })}</p>
      <Button onClick={retry} isLoading={state !== 'idle'}>
        {t('crash.retry')}
      </Button>
    </div>
  );
}
