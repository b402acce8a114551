import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ContentPage, Partner } from '@cpa/shared/contracts';
import type { ApiErrorData } from '@cpa/shared/http';
import { rootReducer } from '@cpa/shared/store';

/** Slugs of the content pages in the API. */
export type PageSlug = 'about' | 'privacy' | 'terms' | 'faq';

type PageState =
  | { status: 'loading' }
  | { status: 'loaded'; page: ContentPage }
  | { status: 'failed'; failure: ApiErrorData };

type PartnersState =
  | { status: 'loading' }
  | { status: 'loaded'; partners: Partner[] }
  | { status: 'failed'; failure: ApiErrorData };

type State = { pages: Partial<Record<PageSlug, PageState>>; partners: PartnersState };

const initialState: State = { pages: {}, partners: { status: 'loading' } };

const slice = createSlice({
  name: 'publicPages',
  initialState,
  reducers: {
    pageOpened(state, { payload }: PayloadAction<{ slug: PageSlug }>) {
      if (state.pages[payload.slug]?.status !== 'loaded') state.pages[payload.slug] = { status: 'loading' };
    },
    pageLoaded(state, { payload }: PayloadAction<{ slug: PageSlug; page: ContentPage }>) {
      state.pages[payload.slug] = { status: 'loaded', page: payload.page };
    },
    pageLoadFailed(state, { payload }: PayloadAction<{ slug: PageSlug; failure: ApiErrorData }>) {
      const { slug, failure } = payload;
      if (state.pages[slug]?.status !== 'loaded') state.pages[slug] = { status: 'failed', failure };
    },
    partnersOpened(state) {
      if (state.partners.status === 'failed') state.partners = { status: 'loading' };
    },
    partnersLoaded(state, { payload }: PayloadAction<Partner[]>) {
      state.partners = { status: 'loaded', partners: payload };
    },
    partnersLoadFailed(state, { payload }: PayloadAction<ApiErrorData>) {
      if (state.partners.status !== 'loaded') state.partners = { status: 'failed', failure: payload };
    },
  },
  selectors: {
    selectPage: (state, slug: PageSlug): PageState | undefined => state.pages[slug],
    selectPartners: (state) => state.partners,
  },
});

const injected = slice.injectInto(rootReducer);
export const { pageOpened, pageLoaded, pageLoadFailed, partnersOpened, partnersLoaded, partnersLoadFailed } =
  slice.actions;
export const { selectPage, selectPartners } = injected.selectors;
