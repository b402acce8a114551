import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';
import type { FileFailure } from './fileErrorText.ts';

type PhotoState = {
  isChanging: boolean;
  /** Failure of the last change; `fileErrorText` returns its text. */
  error: FileFailure | null;
};

const initialState: PhotoState = { isChanging: false, error: null };
const changing = (): PhotoState => ({ isChanging: true, error: null });

const slice = createSlice({
  name: 'applicantPhoto',
  initialState,
  reducers: {
    photoChosen: (_state, _action: PayloadAction<{ file: File }>) => changing(),
    photoRemoveRequested: changing,
    /** `photo` is the new URL, which the profile slice stores. */
    photoChanged: (_state, _action: PayloadAction<{ photo: string | null }>) => initialState,
    photoChangeFailed: (_state, { payload }: PayloadAction<FileFailure>) => ({
      isChanging: false,
      error: payload,
    }),
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: {
    selectIsPhotoChanging: (state) => state.isChanging,
    selectPhotoError: (state) => state.error,
  },
});

export const photoSlice = slice.injectInto(rootReducer);
export const { photoChanged, photoChosen, photoChangeFailed, photoRemoveRequested } = slice.actions;
export const { selectIsPhotoChanging, selectPhotoError } = photoSlice.selectors;
