import { createEntityAdapter, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type {
  ApplicantListItem,
  ApplicationStatus,
  BoardPlacesEvent,
  PlacedCard,
  VacancyApplicants,
} from '@cpa/shared/contracts';
import type { ApiErrorData } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';
import { applicationsAnnotated, boardPlacesChanged } from '../../../realtime/realtimeEvents.ts';
import { placeEnded, placeRequested, placesOf, statusesChanged } from './moveEvents.ts';
import { withAnnotations } from './withAnnotations.ts';

export type ApplicantListStatus = 'idle' | 'loading' | 'loaded' | 'failed';

/** State of one list. It holds IDs only, so that each applicant and its status is stored once. */
type ApplicantList = {
  status: ApplicantListStatus;
  error: ApiErrorData | null;
  title: string;
  ids: number[];
};

const notLoaded: ApplicantList = { status: 'idle', error: null, title: '', ids: [] };

const noLists: Record<number, ApplicantList> = {};

/** A number per stage, by application ID. */
type ByStage = Record<number, Partial<Record<ApplicationStatus, number>>>;

const noPlacesLeft: ByStage = {};

const noVersions: ByStage = {};

type Placing = {
  /** Requests that wait for their response. */
  count: number;
  /** Place on the server. */
  board_position: number;
  /** Place on screen. */
  shown: number;
};

const noPlacing: Record<number, Placing> = {};

const adapter = createEntityAdapter<ApplicantListItem>();

const initialState = adapter.getInitialState({
  all: notLoaded,
  /** Keyed by vacancy ID. */
  forVacancy: noLists,
  /** IDs of applications that arrived or were moved by a colleague a moment ago. */
  fresh: [] as number[],
  /** Places of applications in stages that they left, for the return to one, for example by an undone move. */
  left: noPlacesLeft,
  /** Versions of the newest known places. */
  versions: noVersions,
  /** Pending changes of the places of applications. */
  placing: noPlacing,
});

const slice = createSlice({
  name: 'recruiterApplicants',
  initialState,
  reducers: {
    allOpened(state) {
      state.all = startLoading(state.all);
    },
    allLoaded(state, { payload }: PayloadAction<ApplicantListItem[]>) {
      adapter.upsertMany(state, withPendingPlaces(state, payload));
      state.all = { status: 'loaded', error: null, title: '', ids: payload.map(({ id }) => id) };
    },
    allLoadFailed(state, { payload }: PayloadAction<ApiErrorData>) {
      state.all = { ...state.all, status: 'failed', error: payload };
    },
    vacancyOpened(state, { payload }: PayloadAction<{ vacancyId: number }>) {
      state.forVacancy[payload.vacancyId] = startLoading(state.forVacancy[payload.vacancyId] ?? notLoaded);
    },
    vacancyLoaded(state, { payload }: PayloadAction<VacancyApplicants>) {
      adapter.upsertMany(state, withPendingPlaces(state, payload.applicants));
      const ids = payload.applicants.map(({ id }) => id);
      const title = payload.vacancy_title;
      state.forVacancy[payload.vacancy_id] = { status: 'loaded', error: null, title, ids };
    },
    vacancyLoadFailed(state, { payload }: PayloadAction<{ vacancyId: number; error: ApiErrorData }>) {
      const list = state.forVacancy[payload.vacancyId] ?? notLoaded;
      state.forVacancy[payload.vacancyId] = { ...list, status: 'failed', error: payload.error };
    },
    applicantsArrived(state, { payload }: PayloadAction<{ ids: number[] }>) {
      state.fresh.push(...payload.ids);
    },
    freshSeen(state, { payload }: PayloadAction<{ ids: number[] }>) {
      state.fresh = state.fresh.filter((id) => !payload.ids.includes(id));
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(statusesChanged, (state, { payload: { changes, isRemote } }) => {
        const stage_since = new Date().toISOString();
        for (const { id, status } of changes) {
          const known = state.entities[id];
          if (!known || known.status === status) continue;
          const placing = state.placing[id];
          const left = (state.left[id] ??= {});
          left[known.status] = placing?.board_position ?? known.board_position;
          // As in the API, a card enters a new stage at the time of the application.
          const board_position = left[status] ?? Date.parse(known.applied_at) / 1000;
          if (placing) placing.shown = placing.board_position = board_position;
          adapter.updateOne(state, { id, changes: { status, stage_since, board_position } });
          if (isRemote) state.fresh.push(id);
        }
      })
      .addCase(placeRequested, (state, { payload: { id, place } }) => {
        const known = state.entities[id];
        if (!known) return;
        const { board_position } = known;
        const placing = (state.placing[id] ??= { count: 0, board_position, shown: board_position });
        placing.count += 1;
        placing.shown = known.board_position = place.board_position;
      })
      .addCase(placeEnded, (state, { payload: { id, status, placed } }) => {
        const known = state.entities[id];
        const placing = state.placing[id];
        if (!known || !placing) return;
        if (placed) storePlaces(state, placesOf({ id, status, placed }));
        placing.count -= 1;
        // A later move of the card stays on screen until its response.
        if (placing.count > 0) return;
        known.board_position = placing.board_position;
        delete state.placing[id];
      })
      .addCase(applicationsAnnotated, (state, { payload }) => {
        for (const change of payload.changes) {
          const known = state.entities[change.id];
          if (known) state.entities[change.id] = withAnnotations(known, change);
        }
      })
      .addCase(boardPlacesChanged, (state, { payload }) => storePlaces(state, payload))
      .addCase(signedOut, () => initialState),
  selectors: {
    selectAllApplicants: createSelector(
      (state: typeof initialState) => state.entities,
      (state) => state.all.ids,
      pickByIds,
    ),
    selectAllStatus: (state) => state.all.status,
    selectAllError: (state) => state.all.error,
    selectVacancyApplicants: createSelector(
      (state: typeof initialState) => state.entities,
      (state, vacancyId: number) => (state.forVacancy[vacancyId] ?? notLoaded).ids,
      pickByIds,
    ),
    selectVacancyTitle: (state, vacancyId: number) => (state.forVacancy[vacancyId] ?? notLoaded).title,
    selectVacancyListStatus: (state, vacancyId: number) => (state.forVacancy[vacancyId] ?? notLoaded).status,
    selectVacancyListError: (state, vacancyId: number) => (state.forVacancy[vacancyId] ?? notLoaded).error,
    /** IDs of the vacancies whose applicants are loaded. */
    selectLoadedVacancyIds: createSelector(
      (state: typeof initialState) => state.forVacancy,
      (lists) =>
        Object.keys(lists)
          .map(Number)
          .filter((id) => lists[id]?.status === 'loaded'),
    ),
    selectFreshIds: (state) => state.fresh,
    /** Returns true if no newer place of this application in the stage is known. */
    selectIsNewestPlace: (state, id: number, { status, version }: BoardPlacesEvent) =>
      version >= (state.versions[id]?.[status] ?? 0),
    /** Undefined for an application that is not loaded. */
    selectApplicant: (state, id: number) => state.entities[id],
  },
});

/** Keeps cards that are being placed in their position on screen: the loaded list may not have these places yet. */
function withPendingPlaces(
  state: typeof initialState,
  loaded: readonly ApplicantListItem[],
): ApplicantListItem[] {
  return loaded.map((applicant) => {
    // The list is the state of the server: its version also replaces a higher one, for example after a restored backup.
    state.versions[applicant.id] = {
      ...state.versions[applicant.id],
      [applicant.status]: applicant.board_version,
    };
    const placing = state.placing[applicant.id];
    if (!placing) return applicant;
    placing.board_position = applicant.board_position;
    // The pending place is one of the stage on screen.
    if (state.entities[applicant.id]?.status !== applicant.status) placing.shown = applicant.board_position;
    return { ...applicant, board_position: placing.shown };
  });
}

/** Stores places on the server, except for those that arrive after a newer one. */
function storePlaces(state: typeof initialState, { status, version, places }: BoardPlacesEvent): void {
  for (const place of places) {
    const versions = (state.versions[place.id] ??= {});
    if (version < (versions[status] ?? 0)) continue;
    versions[status] = version;
    storePlace(state, status, place);
  }
}

/** Stores the place of a card in a stage. The place of its pending move stays on screen. */
function storePlace(
  state: typeof initialState,
  status: ApplicationStatus,
  { id, board_position }: PlacedCard['others'][number],
): void {
  const known = state.entities[id];
  if (!known) return;
  // A card that has left the stage in the meantime has another place.
  if (known.status !== status) {
    (state.left[id] ??= {})[status] = board_position;
    return;
  }
  const placing = state.placing[id];
  if (placing) placing.board_position = board_position;
  else known.board_position = board_position;
}

/** Sets the status to loading, except for a loaded list, which stays on screen during a reload. */
function startLoading(list: ApplicantList): ApplicantList {
  return list.status === 'loaded' ? list : { ...list, status: 'loading' };
}

function pickByIds(entities: Record<number, ApplicantListItem>, ids: number[]): ApplicantListItem[] {
  return ids.flatMap((id) => entities[id] ?? []);
}

export const applicantsSlice = slice.injectInto(rootReducer);
export const events = slice.actions;
export const {
  selectAllApplicants,
  selectAllError,
  selectAllStatus,
  selectApplicant,
  selectFreshIds,
  selectIsNewestPlace,
  selectLoadedVacancyIds,
  selectVacancyApplicants,
  selectVacancyListError,
  selectVacancyListStatus,
  selectVacancyTitle,
} = applicantsSlice.selectors;
