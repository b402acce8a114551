import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';

type PhotoState = {
  isChanging: boolean;
  /** Why the last change could not be made, as a sentence. */
  refusal: string | null;
};

const initialState: PhotoState = { isChanging: false, refusal: null };
const changing = (): PhotoState => ({ isChanging: true, refusal: null });

const slice = createSlice({
  name: 'applicantPhoto',
  initialState: initialState,
  reducers: {
    photoChosen: (_state, _action: PayloadAction<{ file: File }>) => changing(),
    photoRemoveRequested: changing,
    /** The photo's address as it is now; the profile holds it. */
    photoChanged: (_state, _action: PayloadAction<{ photo: string | null }>) => initialState,
    photoRefused: (_state, { payload }: PayloadAction<string>) => ({ isChanging: false, refusal: payload }),
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: {
    selectIsPhotoChanging: (state) => state.isChanging,
    selectPhotoRefusal: (state) => state.refusal,
  },
});

export const photoSlice = slice.injectInto(rootReducer);
export const { photoChanged, photoChosen, photoRefused, photoRemoveRequested } = slice.actions;
export const { selectIsPhotoChanging, selectPhotoRefusal } = photoSlice.selectors;
