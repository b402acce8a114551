import { combineSlices } from '@reduxjs/toolkit';
import { sessionSlice } from '../session/sessionSlice.ts';

/**
 * Root reducer. It starts with the session; a feature injects its slice with `slice.injectInto(rootReducer)` when its
 * route is first loaded.
 */
export const rootReducer = combineSlices(sessionSlice).withLazyLoadedSlices();

/** State that is part of every store. Read a feature's slice with the feature's selectors. */
export type RootState = ReturnType<typeof rootReducer>;
