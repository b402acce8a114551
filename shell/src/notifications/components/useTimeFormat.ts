import { shortTime } from '../model/notificationTime.ts';

/** Returns the formatter of short times in the language of the page. */
export function useTimeFormat(): (at: string) => string {
  const { lang } = document.documentElement;
  const locale = lang === '' || lang === 'en' ? 'en-GB' : lang;
  return (at) => shortTime(at, locale);
}
