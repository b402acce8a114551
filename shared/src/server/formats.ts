/** Formats for servers, which speak every language at once. */
import '../i18n/papiamento.ts';
export { DEFAULT_LOCALE, formatsFor } from '../i18n/formats.ts';
