import type { PageHandle, RemoteHost } from '@cpa/shared/remote';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { createMembersApi } from '../features/company-members/api/membersApi.ts';
import { AcceptInvitation } from '../features/company-members/components/AcceptInvitation.tsx';
import { createMembersSaga } from '../features/company-members/state/membersSaga.ts';
import { events } from '../features/company-members/state/membersSlice.ts';
import { RecruiterLayout } from '../features/navigation/components/RecruiterLayout.tsx';
import { text, useText } from '../messages/texts.ts';

export function createRoute(host: RemoteHost) {
  host.store.runFeatureSaga('recruiter/members', createMembersSaga(createMembersApi(host.api), host));

  return {
    handle: { title: () => text('invitation.title'), isWide: true } satisfies PageHandle,
    async loader({ request }: LoaderFunctionArgs) {
      const token = new URL(request.url).searchParams.get('token') ?? '';
      await host.session.require(request, 'recruiter');
      host.store.dispatch(events.invitationOpened({ token }));
      return { token };
    },
    Component: InvitationPage,
  };
}

function InvitationPage() {
  const t = useText();
  const { token } = useLoaderData<{ token: string }>();
  return (
    <RecruiterLayout title={t('invitation.title')}>
      <AcceptInvitation token={token} />
    </RecruiterLayout>
  );
}
