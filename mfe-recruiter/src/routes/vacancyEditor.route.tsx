import type { PageHandle, RemoteHost } from '@cpa/shared/remote';
import { idFrom } from '@cpa/shared/routing';
import { selectProfile } from '@cpa/shared/session';
import { CompanyIcon, EmptyState, LinkButton } from '@cpa/shared/ui';
import { useSelector } from 'react-redux';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { RecruiterLayout } from '../features/navigation/components/RecruiterLayout.tsx';
import { createEditorApi } from '../features/vacancy-editor/api/editorApi.ts';
import { EditorBar } from '../features/vacancy-editor/components/EditorBar.tsx';
import { VacancyEditor } from '../features/vacancy-editor/components/VacancyEditor.tsx';
import { prefetchRichTextEditor } from '../features/vacancy-editor/rich-text/RichTextField.tsx';
import { createEditorSaga } from '../features/vacancy-editor/state/editorSaga.ts';
import { events } from '../features/vacancy-editor/state/editorSlice.ts';
import { text, useText } from '../messages/texts.ts';
import { recruiterPaths } from '../routing/recruiterPaths.ts';

/** `/vacancies/new` and `/vacancies/:id/edit`. */
export function createRoute(host: RemoteHost) {
  const { store } = host;
  store.runFeatureSaga('recruiter/vacancy-editor', createEditorSaga(createEditorApi(host.api), host));

  return {
    handle: { title: () => text('editor.pageTitle'), isWide: true } satisfies PageHandle,
    async loader({ request, params }: LoaderFunctionArgs) {
      const id = params['id'] === undefined ? null : idFrom(params);
      prefetchRichTextEditor();
      await host.session.require(request, 'recruiter');
      store.dispatch(events.editorOpened({ id }));
      return { id };
    },
    Component: VacancyEditorPage,
  };
}

function VacancyEditorPage() {
  const t = useText();
  const { id } = useLoaderData<{ id: number | null }>();
  const hasCompany = useSelector(selectProfile)?.companies.length !== 0;
  if (!hasCompany) {
    return (
      <RecruiterLayout title={t('editor.newTitle')}>
        <EmptyState
          icon={<CompanyIcon size={24} />}
          title={t('editor.noCompany.title')}
          action={<LinkButton to={recruiterPaths.company}>{t('editor.noCompany.action')}</LinkButton>}
        >
          {t('editor.noCompany.text')}
        </EmptyState>
      </RecruiterLayout>
    );
  }
  return (
    <RecruiterLayout sidebar="rail" hasPhoneBar={false}>
      <EditorBar />
      <VacancyEditor id={id} />
    </RecruiterLayout>
  );
}
