import { Button } from '@cpa/shared/ui';
import { useEffect } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { useDocumentTitle } from '../layout/useDocumentTitle.ts';
import { reportProblem } from '../session/reportProblem.ts';
import type { RemoteFailure } from './loader/remoteFailure.ts';
import styles from './remotes.module.css';
import { useText } from './texts.ts';

/**
 * Says why an area did not load and offers the way out of it: "Try again" loads what is missing and shows the
 * page, without a reload, so that navigation, theme and toasts stay as they are.
 */
export function RemoteTroubleNotice({ failure }: { failure: RemoteFailure }) {
  const t = useText();
  const { state: revalidation, revalidate } = useRevalidator();
  const { state: navigation } = useNavigation();
  useDocumentTitle(t('remotes.title'));
  useEffect(() => reportProblem('REMOTE_FAILED', failure), [failure]);

  return (
    <div className={styles.failed} role="alert">
      <h1>{t('remotes.title')}</h1>
      <p>
        {t(`remotes.${failure.kind}`)} {t('remotes.rest')}
      </p>
      <Button onClick={() => void revalidate()} isLoading={revalidation !== 'idle' || navigation !== 'idle'}>
        {t('remotes.tryAgain')}
      </Button>
    </div>
  );
}
