import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ContentPage, Locale, Partner } from '@cpa/shared/contracts';
import type { ApiErrorData } from '@cpa/shared/http';
import { rootReducer } from '@cpa/shared/store';

/** Slugs of the content pages in the API. */
export type PageSlug = 'about' | 'privacy' | 'terms' | 'faq';

/** `language` is the requested one: a text that does not exist in it is English. */
type PageState =
  | { status: 'loading' }
  | { status: 'loaded'; language: Locale; page: ContentPage }
  | { status: 'failed'; failure: ApiErrorData };

type PartnersState =
  | { status: 'loading' }
  | { status: 'loaded'; language: Locale; partners: Partner[] }
  | { status: 'failed'; failure: ApiErrorData };

/** `isSwitch`: the page is open and keeps its texts until those in the language arrive. */
type Opened = { language: Locale; isSwitch?: true };

type State = { pages: Partial<Record<PageSlug, PageState>>; partners: PartnersState };

const initialState: State = { pages: {}, partners: { status: 'loading' } };

const slice = createSlice({
  name: 'publicPages',
  initialState,
  reducers: {
    pageOpened(state, { payload }: PayloadAction<Opened & { slug: PageSlug }>) {
      if (!isKept(state.pages[payload.slug], payload)) state.pages[payload.slug] = { status: 'loading' };
    },
    pageLoaded(
      state,
      {
        payload: { slug, ...loaded },
      }: PayloadAction<{ slug: PageSlug; language: Locale; page: ContentPage }>,
    ) {
      state.pages[slug] = { status: 'loaded', ...loaded };
    },
    pageLoadFailed(state, { payload }: PayloadAction<{ slug: PageSlug; failure: ApiErrorData }>) {
      const { slug, failure } = payload;
      if (state.pages[slug]?.status !== 'loaded') state.pages[slug] = { status: 'failed', failure };
    },
    partnersOpened(state, { payload }: PayloadAction<Opened>) {
      if (!isKept(state.partners, payload)) state.partners = { status: 'loading' };
    },
    partnersLoaded(state, { payload }: PayloadAction<{ language: Locale; partners: Partner[] }>) {
      state.partners = { status: 'loaded', ...payload };
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

function isKept(known: PageState | PartnersState | undefined, { language, isSwitch }: Opened): boolean {
  return known?.status === 'loaded' && (isSwitch === true || known.language === language);
}

const injected = slice.injectInto(rootReducer);
export const { pageOpened, pageLoaded, pageLoadFailed, partnersOpened, partnersLoaded, partnersLoadFailed } =
  slice.actions;
export const { selectPage, selectPartners } = injected.selectors;
