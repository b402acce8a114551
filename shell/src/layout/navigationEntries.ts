import { paths } from '@cpa/shared/routing';
import type { TextKey } from '../messages/texts.ts';

export type NavigationEntry = { label: TextKey; to: string; isAccented?: true };

/** The main navigation, in the specification's order. */
export const navigationEntries: NavigationEntry[] = [
  { label: 'nav.vacancies', to: paths.vacancies },
  { label: 'nav.companies', to: paths.companies },
  { label: 'nav.about', to: paths.about },
  { label: 'nav.partners', to: paths.partners },
  { label: 'nav.plans', to: paths.plans },
  { label: 'nav.blog', to: paths.blog },
  { label: 'nav.cvBuilder', to: paths.cvBuilder, isAccented: true },
];

/** Of a phone, whose header has no room for more. */
export const phoneEntries: NavigationEntry[] = [
  ...navigationEntries,
  { label: 'nav.saved', to: paths.saved },
];
