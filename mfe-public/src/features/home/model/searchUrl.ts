/** Builds the URL of a vacancy search. Provided by the route, because the search is another feature. */
export type SearchUrl = (criteria: {
  text?: string;
  sector?: number;
  workload?: number;
  district?: number | null;
  isSalaryStated?: boolean;
}) => string;
