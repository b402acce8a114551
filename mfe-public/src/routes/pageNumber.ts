/** The `?page=` of an address; what makes no sense is the first. */
export function pageNumber({ url }: Pick<Request, 'url'>): number {
  const page = Number(new URL(url).searchParams.get('page'));
  return Number.isSafeInteger(page) && page > 0 && page <= 100_000 ? page : 1;
}
