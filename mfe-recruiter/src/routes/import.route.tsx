import type { PageHandle, RemoteHost } from '@cpa/shared/remote';
import type { LoaderFunctionArgs } from 'react-router';
import { createImportApi } from '../features/import/api/importApi.ts';
import { VacancyImport } from '../features/import/components/VacancyImport.tsx';
import { importOpened } from '../features/import/state/importEvents.ts';
import { createImportSaga } from '../features/import/state/importSaga.ts';
import { RecruiterLayout } from '../features/navigation/components/RecruiterLayout.tsx';
import { text, useText } from '../messages/texts.ts';

export function createRoute(host: RemoteHost) {
  host.store.runFeatureSaga('recruiter/import', createImportSaga(createImportApi(host.api), host.toasts));

  return {
    handle: { title: () => text('import.title'), isWide: true } satisfies PageHandle,
    async loader({ request }: LoaderFunctionArgs) {
      await host.session.require(request, 'recruiter');
      host.store.dispatch(importOpened());
      return null;
    },
    Component: ImportPage,
  };
}

function ImportPage() {
  const t = useText();
  return (
    <RecruiterLayout title={t('import.title')}>
      <VacancyImport />
    </RecruiterLayout>
  );
}
