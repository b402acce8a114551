import type { PageHandle, RemoteHost } from '@cpa/shared/remote';
import { useDispatch } from 'react-redux';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { rememberDraft } from '../draft/draftToPublish.ts';
import { createCartSaga } from '../features/cart/state/cartSaga.ts';
import { events } from '../features/cart/state/cartSlice.ts';
import { createPlanSetupApi } from '../features/plan-setup/api/planSetupApi.ts';
import { PlanSetup } from '../features/plan-setup/components/PlanSetup.tsx';
import { createPlanSetupSaga } from '../features/plan-setup/state/planSetupSaga.ts';
import { setupOpened } from '../features/plan-setup/state/planSetupSlice.ts';
import { createPlansApi } from '../features/plans/api/plansApi.ts';
import { PlanPage } from '../features/plans/components/PlanPage.tsx';
import { plans } from '../features/plans/state/plans.ts';
import { text } from '../messages/texts.ts';
import { checkoutPaths } from '../routing/checkoutPaths.ts';

export function createRoute(host: RemoteHost) {
  const { store, toasts, badges, navigation } = host;
  store.runFeatureSaga('checkout/plans', plans.saga(createPlansApi(host.api)));
  store.runFeatureSaga('checkout/planSetup', createPlanSetupSaga(createPlanSetupApi(host.api), toasts));
  store.runFeatureSaga('checkout/cart', createCartSaga(toasts, badges));

  return {
    handle: { title: () => text('plan.title') } satisfies PageHandle,
    loader({ request }: LoaderFunctionArgs) {
      rememberDraft(new URL(request.url).search);
      store.dispatch(plans.opened());
      store.dispatch(events.cartOpened());
      store.dispatch(setupOpened());
      return null;
    },
    // A step changes the query only: nothing has to be loaded again.
    shouldRevalidate: ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
      currentUrl.pathname !== nextUrl.pathname,
    Component: PlanRoute,
  };

  function PlanRoute() {
    const { id } = useParams();
    const dispatch = useDispatch();
    return (
      <PlanPage id={Number(id)}>
        {(plan, packages) => (
          <PlanSetup
            key={plan.id}
            plan={plan}
            packages={packages}
            onAdd={(items) => {
              dispatch(events.itemsAdded(items));
              navigation.navigate(checkoutPaths.cart);
            }}
            onSaveForLater={(items) => {
              dispatch(events.itemsSaved(items));
              navigation.navigate(checkoutPaths.cart);
            }}
          />
        )}
      </PlanPage>
    );
  }
}
