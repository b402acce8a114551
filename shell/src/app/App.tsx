import '@cpa/shared/ui/styles.css'; // oxlint-disable-line import/no-unassigned-import
import { I18nRoot } from '@cpa/shared/i18n';
import { HostProvider } from '@cpa/shared/remote';
import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router/dom';
import { RemotesProvider } from '../remotes/index.ts';
import { ToastArea } from '../toasts/ToastArea.tsx';
import type { Shell } from './createShell.ts';

/** The whole page, with its providers. */
export function App({ shell: { remotes, releases, router } }: { shell: Shell }) {
  const host = remotes.shellHost;
  return (
    <StrictMode>
      <I18nRoot>
        <Provider store={host.store}>
          <HostProvider host={host}>
            <RemotesProvider releases={releases} badges={remotes.badges}>
              <RouterProvider router={router} />
            </RemotesProvider>
            <ToastArea />
          </HostProvider>
        </Provider>
      </I18nRoot>
    </StrictMode>
  );
}
