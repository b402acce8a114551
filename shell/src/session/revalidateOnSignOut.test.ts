import { profileReloadRequested, sessionFound, signedOut } from '@cpa/shared/session';
import { createPortalStore } from '@cpa/shared/store';
import { revalidateOnSignOut } from './revalidateOnSignOut.ts';

function aPage() {
  const store = createPortalStore();
  let looks = 0;
  revalidateOnSignOut(store, {
    revalidate: async () => {
      looks += 1;
      // As a loader does that asks for something.
      store.dispatch(profileReloadRequested());
    },
  });
  return { store, looks: () => looks };
}

describe('revalidateOnSignOut', () => {
  it('revalidates once, even when loaders dispatch', () => {
    const { store, looks } = aPage();
    store.dispatch(sessionFound({ image: null }));
    store.dispatch(signedOut());
    store.dispatch(signedOut());
    expect(looks()).toBe(1);
  });

  it('does nothing for a visitor', () => {
    const { store, looks } = aPage();
    store.dispatch(signedOut());
    expect(looks()).toBe(0);
  });
});
