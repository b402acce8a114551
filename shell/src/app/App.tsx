import '@cpa/shared/ui/styles.css'; // oxlint-disable-line import/no-unassigned-import
import { I18nRoot, useLocale } from '@cpa/shared/i18n';
import { HostProvider } from '@cpa/shared/remote';
import { StrictMode, useEffect, useMemo } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router/dom';
import { withLocale } from '../language/withLocale.ts';
import { RemotesProvider } from '../remotes/index.ts';
import { OperatorContext } from '../layout/OperatorIdentity.tsx';
import { ReleaseOfferArea } from '../release-offer/ReleaseOfferArea.tsx';
import { ToastArea } from '../toasts/ToastArea.tsx';
import type { Shell } from './createShell.ts';

type AppProps = {
  shell: Shell;
  /** Called once the page is interactive. */
  onHydrated?: () => void;
};

/** Renders the page of the URL, with links in the language of the page. */
function LocalizedRouter({ router }: Pick<Shell, 'router'>) {
  const locale = useLocale();
  return <RouterProvider router={useMemo(() => withLocale(router, locale), [router, locale])} />;
}

/** The whole page, with its providers. */
export function App({
  shell: { remotes, releases, router, operator, releaseOffer, serverState },
  onHydrated,
}: AppProps) {
  const host = remotes.shellHost;
  useEffect(() => {
    // Hydration is complete, so the page is interactive.
    document.documentElement.dataset['hydrated'] = '';
    onHydrated?.();
  }, [onHydrated]);
  return (
    <StrictMode>
      <I18nRoot>
        <Provider store={host.store} {...(serverState && { serverState })}>
          <HostProvider host={host}>
            <RemotesProvider releases={releases} badges={remotes.badges}>
              <OperatorContext value={operator}>
                <LocalizedRouter router={router} />
              </OperatorContext>
            </RemotesProvider>
            <ReleaseOfferArea offer={releaseOffer} />
            <ToastArea />
          </HostProvider>
        </Provider>
      </I18nRoot>
    </StrictMode>
  );
}
