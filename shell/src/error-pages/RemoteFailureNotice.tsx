import { Button } from '@cpa/shared/ui';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { useDocumentTitle } from '../layout/useDocumentTitle.ts';
import { useText } from '../messages/remoteTexts.ts';
import {
  type RemoteFailure,
  type ReportFailure,
  failedWhileRunning,
  fetchedWith,
  manifestRouteAt,
  refetch,
  useReleases,
} from '../remotes/index.ts';
import { FramePlace } from '../page-frame/FramePlace.tsx';
import styles from './Remote.module.css';
import { RemoteFallback } from './RemoteFallback.tsx';

type Props = { failure: RemoteFailure; report: ReportFailure; onRetry: (remote: string) => void };

/**
 * Explains why a remote failed and shows its fallback. "Try again" loads the missing files without a reload, so that
 * the rest of the page keeps its state; it reloads the document only where nothing else can help. A page that did not
 * load keeps its frame, with the notice in the box of the outline.
 */
export function RemoteFailureNotice({ failure, report, onRetry }: Props) {
  const t = useText();
  const location = useLocation();
  const navigate = useNavigate();
  const { state: navigation } = useNavigation();
  const { pathname } = location;
  const { needsDocument, isGone } = failure;
  const releases = useReleases();
  const remote = releases.remotes.find(({ name }) => name === failure.remote);
  const route = manifestRouteAt(releases, pathname);
  const isBroken = failedWhileRunning(failure);
  const title = t(isBroken ? 'remotes.brokeTitle' : 'remotes.title');
  useDocumentTitle(title);
  useEffect(() => report(failure, pathname), [report, failure, pathname]);

  const [isRefetching, setRefetching] = useState(false);

  const retry = async () => {
    if (needsDocument) return window.location.reload();
    setRefetching(true);
    await refetch(failure.refused.flatMap((url) => [url, ...fetchedWith(url)]));
    setRefetching(false);
    onRetry(failure.remote);
    // Unlike a revalidation, a navigation to the current page also renders again the component that threw.
    void navigate(location, { replace: true, state: location.state });
  };

  const isFramed = !isBroken && route?.frame !== undefined;
  const Heading = isFramed ? 'h2' : 'h1';
  const notice = (
    <div className={styles.failed} data-framed={isFramed || undefined}>
      <div role="alert">
        <Heading>{title}</Heading>
        <p>
          {t(textOf(failure))} {t('remotes.rest')}
        </p>
      </div>
      <div className="row-2 wrap">
        <Button onClick={() => void retry()} isLoading={isRefetching || navigation !== 'idle'}>
          {t('remotes.tryAgain')}
        </Button>
        {isGone && (
          <Button variant="secondary" onClick={() => window.location.reload()}>
            {t('remotes.reload')}
          </Button>
        )}
      </div>
      {remote && <RemoteFallback remote={remote} />}
    </div>
  );
  return isFramed ? <FramePlace path={pathname} notice={notice} /> : notice;
}

function textOf({ kind, isGone }: RemoteFailure) {
  if (isGone) return 'remotes.outdated';
  // The text of a saga that is started again is that of a toast.
  return kind === 'threw-in-saga' ? 'remotes.threw-in-render' : (`remotes.${kind}` as const);
}
