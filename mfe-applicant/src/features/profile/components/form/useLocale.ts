/** Returns the language of the page for the names of months. */
export function useLocale(): string {
  return document.documentElement.lang || 'en';
}
