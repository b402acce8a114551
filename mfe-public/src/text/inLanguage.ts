import type { Locale } from '@cpa/shared/contracts';

/**
 * Texts are requested in a language; those that do not exist in it are English. `isSwitch`: the page is open and keeps
 * its texts until those in the language arrive.
 */
export type InLanguage = { language: Locale; isSwitch?: true };

export const keepsTexts = (next: InLanguage, shown: InLanguage): boolean =>
  next.isSwitch === true || next.language === shown.language;
