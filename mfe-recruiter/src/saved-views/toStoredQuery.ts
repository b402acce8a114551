/** Returns the query of a page as a view keeps it: in one order, without the page of the list. */
export function toStoredQuery(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('page');
  query.sort();
  return query.toString();
}
