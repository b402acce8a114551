import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ApiErrorData } from '@cpa/shared/http';
import { rootReducer } from '@cpa/shared/store';

type SavedState = {
  /** Newest first. */
  ids: number[];
  /** Account ID; null for a list that belongs to this browser only. */
  owner: number | null;
};

/** The user toggled the save button of a vacancy. */
export type Toggled = { id: number; isSaved: boolean };

const initialState: SavedState = { ids: [], owner: null };

const slice = createSlice({
  name: 'publicSaved',
  initialState,
  reducers: {
    /** The list was read from storage, at start or after a change in another tab. */
    savedRestored: (_state, { payload }: PayloadAction<SavedState>) => payload,
    /** The account's list, with the browser's merged into it. */
    savedMerged: (_state, { payload }: PayloadAction<SavedState>) => payload,
    /** A page needs the account's list. */
    savedRequested() {},
    savedMergeFailed(_state, _action: PayloadAction<ApiErrorData>) {},
    /** Updates optimistically, before the request. */
    saveToggled(state, { payload }: PayloadAction<Toggled>) {
      put(state, payload);
    },
    /** Rolls back, unless the user has toggled again since. */
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

export const { savedRestored, savedMerged, savedMergeFailed, savedRequested, saveToggled, saveFailed } =
  slice.actions;
export const { selectSavedIds, selectSavedOwner, selectIsSaved } = slice.injectInto(rootReducer).selectors;
