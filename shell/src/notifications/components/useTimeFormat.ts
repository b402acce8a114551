import { useFormat } from '@cpa/shared/i18n';
import { shortTime } from '../model/notificationTime.ts';

/** Returns the formatter of short times in the language of the page. */
export function useTimeFormat(): (at: string) => string {
  const format = useFormat();
  return (at) => shortTime(at, format);
}
