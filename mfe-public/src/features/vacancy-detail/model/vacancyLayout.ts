/** On its own page, or in the panel beside the list. */
export type VacancyLayout = 'page' | 'panel';
