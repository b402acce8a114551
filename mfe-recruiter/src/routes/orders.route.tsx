import { saveFile } from '@cpa/shared/http';
import type { PageHandle, RemoteHost } from '@cpa/shared/remote';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { RecruiterLayout } from '../features/navigation/components/RecruiterLayout.tsx';
import { createOrdersApi } from '../features/orders/api/ordersApi.ts';
import { OrderMonths } from '../features/orders/components/OrderMonths.tsx';
import { OrderList } from '../features/orders/components/OrderList.tsx';
import { createOrdersSaga } from '../features/orders/state/ordersSaga.ts';
import { orderPages } from '../features/orders/state/ordersSlice.ts';
import { text, useText } from '../messages/texts.ts';

export function createRoute(host: RemoteHost) {
  const { store, api, toasts } = host;
  store.runFeatureSaga(
    'recruiter/orders',
    createOrdersSaga({ api: createOrdersApi(api), toasts, save: saveFile }),
  );

  return {
    handle: { title: () => text('orders.title'), isWide: true } satisfies PageHandle,
    async loader({ request }: LoaderFunctionArgs) {
      await host.session.require(request, 'recruiter');
      const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
      store.dispatch(orderPages.opened(Number.isSafeInteger(page) && page > 0 ? page : 1));
      return null;
    },
    Component: OrdersPage,
  };
}

function OrdersPage() {
  const t = useText();
  const [query] = useSearchParams();
  return (
    <RecruiterLayout title={t('orders.title')} subtitle={t('orders.subtitle')} actions={<OrderMonths />}>
      <OrderList highlightedId={Number(query.get('order')) || null} />
    </RecruiterLayout>
  );
}
