/** Stops prefetching documents of the next pages: the router opens them within this one. */
export function removeSpeculationRules(page: Document = document): void {
  page.querySelector('script[type="speculationrules"]')?.remove();
}
