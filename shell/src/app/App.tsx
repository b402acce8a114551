import '@cpa/shared/ui/styles.css'; // oxlint-disable-line import/no-unassigned-import
import { I18nRoot } from '@cpa/shared/i18n';
import { HostProvider } from '@cpa/shared/remote';
import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { ToastArea } from '../toasts/ToastArea.tsx';
import type { Shell } from './createShell.ts';

/** The whole page: one store, one host, one router. */
export function App({ shell: { host }, router }: { shell: Pick<Shell, 'host'>; router: DataRouter }) {
  return (
    <StrictMode>
      <I18nRoot>
        <Provider store={host.store}>
          <HostProvider host={host}>
            <RouterProvider router={router} />
            <ToastArea />
          </HostProvider>
        </Provider>
      </I18nRoot>
    </StrictMode>
  );
}
