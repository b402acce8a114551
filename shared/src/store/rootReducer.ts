import { combineSlices } from '@reduxjs/toolkit';
import { sessionSlice } from '../session/sessionSlice.ts';

/**
 * The reducer of the whole site. It starts with the session; a feature adds its own slice under its own key
 * with `slice.injectInto(rootReducer)` when its route is first loaded.
 */
export const rootReducer = combineSlices(sessionSlice).withLazyLoadedSlices();

/** What is in every store; a feature's own slice is read with its own selectors. */
export type RootState = ReturnType<typeof rootReducer>;
