/** A vacancy alone on its page, or beside a list. */
export type VacancyLayout = 'page' | 'panel';
