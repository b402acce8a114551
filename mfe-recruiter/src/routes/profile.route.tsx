import type { PageHandle, RemoteHost } from '@cpa/shared/remote';
import type { LoaderFunctionArgs } from 'react-router';
import { createCalendarApi } from '../features/account/api/calendarApi.ts';
import { createRecruiterAccountApi } from '../features/account/api/recruiterAccountApi.ts';
import { AccountPage } from '../features/account/components/AccountPage.tsx';
import { createAccountSaga } from '../features/account/state/accountSaga.ts';
import { events } from '../features/account/state/accountSlice.ts';
import { calendarFeed, createCalendarSaga } from '../features/account/state/calendarFeed.ts';
import { linkedServices } from '../features/account/state/linkedServices.ts';
import { RecruiterLayout } from '../features/navigation/components/RecruiterLayout.tsx';
import { text, useText } from '../messages/texts.ts';
import { runSecurity, security } from '../security/security.ts';

export function createRoute(host: RemoteHost) {
  const { store, api, toasts, session } = host;
  const accountApi = createRecruiterAccountApi(api);
  store.runFeatureSaga('recruiter/account', createAccountSaga({ api: accountApi, toasts, session }));
  store.runFeatureSaga('recruiter/linked-services', linkedServices.createSaga(accountApi, toasts));
  runSecurity(host);
  store.runFeatureSaga('recruiter/calendar', createCalendarSaga(createCalendarApi(api), toasts));

  return {
    handle: { title: () => text('profile.title'), isWide: true } satisfies PageHandle,
    async loader({ request }: LoaderFunctionArgs) {
      const { verified } = await session.require(request, 'recruiter');
      if (verified) store.dispatch(calendarFeed.opened());
      store.dispatch(events.partRequested('settings'));
      store.dispatch(events.partRequested('sessions'));
      store.dispatch(linkedServices.opened());
      store.dispatch(security.events.opened());
      return null;
    },
    Component: ProfilePage,
  };
}

function ProfilePage() {
  const t = useText();
  return (
    <RecruiterLayout title={t('profile.title')}>
      <AccountPage />
    </RecruiterLayout>
  );
}
