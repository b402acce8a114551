import { lazyComponent } from '@cpa/shared/ui';

/** Loaded when a search field receives the focus. */
export const suggestionPanel = lazyComponent(() => import('./SuggestionPanel.tsx'));
