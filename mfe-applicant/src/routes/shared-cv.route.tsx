import type { SharedCv as SharedCvData } from '@cpa/shared/contracts';
import { toApiErrorData } from '@cpa/shared/http';
import type { PageHandle, RemoteHost } from '@cpa/shared/remote';
import { paths } from '@cpa/shared/routing';
import { EmptyState, FileTextIcon, LinkButton, LoadError } from '@cpa/shared/ui';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { SharedCv } from '../features/cv-builder/components/SharedCv.tsx';
import { createSharedCvApi } from '../features/shared-cv/api/sharedCvApi.ts';
import { text, useText } from '../messages/texts.ts';

type Loaded = { shared: SharedCvData } | { error: ReturnType<typeof toApiErrorData> };

export function createRoute(host: RemoteHost) {
  const api = createSharedCvApi(host.api);

  return {
    handle: { title: () => text('sharedCv.title') } satisfies PageHandle,
    async loader({ request }: LoaderFunctionArgs): Promise<Loaded> {
      try {
        return { shared: await api.read(new URL(request.url).searchParams.get('token') ?? '') };
      } catch (error) {
        return { error: toApiErrorData(error) };
      }
    },
    Component: SharedCvPage,
  };
}

function SharedCvPage() {
  const t = useText();
  const loaded = useLoaderData<Loaded>();
  const { revalidate } = useRevalidator();
  if ('shared' in loaded) return <SharedCv cv={loaded.shared.cv} />;
  const isGone = loaded.error.status === 404 || loaded.error.status === 422;
  if (!isGone) return <LoadError error={loaded.error} onRetry={() => void revalidate()} isWholePage />;
  return (
    <EmptyState
      icon={<FileTextIcon />}
      headingLevel={1}
      title={t('sharedCv.gone')}
      action={<LinkButton to={paths.cvBuilder}>{t('sharedCv.build')}</LinkButton>}
    >
      {t('sharedCv.goneText')}
    </EmptyState>
  );
}
