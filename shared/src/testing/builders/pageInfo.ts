/** Page information of a first page with the given items. */
export function pageInfo(data: readonly unknown[]) {
  return { page: 1, per_page: 20, total: data.length, last_page: Math.max(1, Math.ceil(data.length / 20)) };
}
