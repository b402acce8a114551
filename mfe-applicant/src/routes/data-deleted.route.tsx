import type { PageHandle } from '@cpa/shared/remote';
import { redirect, useLoaderData } from 'react-router';
import { ErasedNotice } from '../features/privacy/components/ErasedNotice.tsx';
import { erasedData } from '../features/privacy/state/erasedData.ts';
import { text } from '../messages/texts.ts';
import { applicantPaths } from '../routing/applicantPaths.ts';

export function createRoute() {
  return {
    handle: { title: () => text('erased.title') } satisfies PageHandle,
    /** Without a deletion in this tab there is nothing to confirm. */
    loader: () => erasedData.read() ?? redirect(applicantPaths.privacy),
    Component: DataDeletedPage,
  };
}

function DataDeletedPage() {
  return <ErasedNotice stored={useLoaderData<NonNullable<ReturnType<typeof erasedData.read>>>()} />;
}
