import type { ApplicationStatus } from '../contracts/index.ts';
import type { Locale } from '../contracts/languages.ts';
import type english from '../domain/messages/en.messages.json';
import { createServerTexts } from './createServerTexts.ts';

const textIn = createServerTexts<typeof english>(
  new URL('../domain/messages/en.messages.json', import.meta.url),
);

/** Returns the status of an application as its applicant reads it, in a language. */
export const applicantStatus = (status: ApplicationStatus, locale: Locale): string =>
  textIn(locale)(`status.applicant.${status}`);
