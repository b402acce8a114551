import { createServerTexts } from '@cpa/shared/server';
import type english from './layout.messages.json';
import type { Values } from './layout.messages.values.ts';

/** Texts of every mail. */
export const layoutText = createServerTexts<typeof english, Values>(
  new URL('layout.messages.json', import.meta.url),
);
