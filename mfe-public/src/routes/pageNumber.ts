/** Parses the `page` parameter; 1 if it is missing or invalid. */
export function pageNumber({ url }: Pick<Request, 'url'>): number {
  const page = Number(new URL(url).searchParams.get('page'));
  return Number.isSafeInteger(page) && page > 0 && page <= 100_000 ? page : 1;
}
