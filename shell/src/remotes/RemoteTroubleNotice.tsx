import { Button } from '@cpa/shared/ui';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { useDocumentTitle } from '../layout/useDocumentTitle.ts';
import { AreaHelp } from './area-help/AreaHelp.tsx';
import { askAnew, fetchedWith } from './loader/askAnew.ts';
import type { RemoteFailure } from './loader/remoteFailure.ts';
import styles from './remotes.module.css';
import type { ReportFailure } from './reportFailure.ts';
import { useText } from './texts.ts';

type NoticeProps = { failure: RemoteFailure; report: ReportFailure; onTryAgain: (remote: string) => void };

/**
 * Says why an area did not load or broke, what that means for whoever came for it, and offers the way out: "Try
 * again" loads what is missing and shows the page without a reload, so that everything around it stays as it is,
 * unless the page itself is what is too old.
 */
export function RemoteTroubleNotice({ failure, report, onTryAgain }: NoticeProps) {
  const t = useText();
  const location = useLocation();
  const navigate = useNavigate();
  const { state: navigation } = useNavigation();
  const { pathname } = location;
  const { kind, remote, needsDocument } = failure;
  const title = t(kind === 'threw-in-render' ? 'remotes.brokeTitle' : 'remotes.title');
  useDocumentTitle(title);
  useEffect(() => report(failure, pathname), [report, failure, pathname]);

  const [isAsking, setAsking] = useState(false);

  const tryAgain = async () => {
    if (needsDocument) return window.location.reload();
    setAsking(true);
    await askAnew(failure.refused.flatMap((address) => [address, ...fetchedWith(address)]));
    setAsking(false);
    onTryAgain(remote);
    // A visit to where we are: unlike a revalidation, it also draws again what broke while it was drawn.
    void navigate(location, { replace: true, state: location.state });
  };

  return (
    <div className={styles.failed}>
      <div role="alert">
        <h1>{title}</h1>
        <p>
          {t(kind === 'http' && needsDocument ? 'remotes.outdated' : `remotes.${kind}`)} {t('remotes.rest')}
        </p>
      </div>
      <Button onClick={() => void tryAgain()} isLoading={isAsking || navigation !== 'idle'}>
        {t('remotes.tryAgain')}
      </Button>
      <AreaHelp remote={remote} />
    </div>
  );
}
