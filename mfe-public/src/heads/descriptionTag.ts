import { excerpt } from '@cpa/shared/markdown';

/** Length that search engines show. */
const MAX_LENGTH = 155;

/** Returns the description of a page for search engines and link previews. */
export const descriptionTag = (text: string): string => excerpt(text, MAX_LENGTH);
