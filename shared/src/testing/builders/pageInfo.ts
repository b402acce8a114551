/** The first page of an answer that holds just these items. */
export function pageInfo(data: readonly unknown[]) {
  return { page: 1, per_page: 20, total: data.length, last_page: Math.max(1, Math.ceil(data.length / 20)) };
}
