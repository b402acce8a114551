/** Formats for servers, which use every language at the same time. */
import '../i18n/papiamento.ts';
export { DEFAULT_LOCALE, formatsFor } from '../i18n/formats.ts';
