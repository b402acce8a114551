import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ApiFailure } from '@cpa/shared/http';
import { rootReducer } from '@cpa/shared/store';

type SavedState = {
  /** The last saved first. */
  ids: number[];
  /** The account that has them; null while they are this browser's alone. */
  owner: number | null;
};

/** Somebody pressed the bookmark of a vacancy. */
export type Toggled = { id: number; isSaved: boolean };

const initialState: SavedState = { ids: [], owner: null };

const slice = createSlice({
  name: 'publicSaved',
  initialState,
  reducers: {
    /** What this browser keeps, or another of its tabs has changed. */
    savedRestored: (_state, { payload }: PayloadAction<SavedState>) => payload,
    /** The account has them now, what was on the device among them. */
    savedMerged: (_state, { payload }: PayloadAction<SavedState>) => payload,
    /** Somebody waits for the account's. */
    savedRequested() {},
    savedMergeFailed(_state, _action: PayloadAction<ApiFailure>) {},
    /** Shown at once; kept by whoever keeps them. */
    saveToggled(state, { payload }: PayloadAction<Toggled>) {
      put(state, payload);
    },
    /** It could not be kept: as it was before, unless it was pressed again meanwhile. */
    saveFailed(state, { payload: { id, isSaved } }: PayloadAction<Toggled>) {
      if (state.ids.includes(id) === isSaved) put(state, { id, isSaved: !isSaved });
    },
  },
  selectors: {
    selectSavedIds: (state) => state.ids,
    selectSavedOwner: (state) => state.owner,
    selectIsSaved: (state, id: number) => state.ids.includes(id),
  },
});

function put(state: SavedState, { id, isSaved }: Toggled): void {
  const others = state.ids.filter((other) => other !== id);
  state.ids = isSaved ? [id, ...others] : others;
}

const injected = slice.injectInto(rootReducer);
export const { savedRestored, savedMerged, savedMergeFailed, savedRequested, saveToggled, saveFailed } =
  slice.actions;
export const { selectSavedIds, selectSavedOwner, selectIsSaved } = injected.selectors;
