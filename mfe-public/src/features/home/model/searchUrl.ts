/** Makes the address of a list of vacancies; the route gives it, because the search is another feature. */
export type SearchUrl = (asked: {
  words?: string;
  sector?: number;
  district?: number | null;
  isSalaryStated?: boolean;
}) => string;
