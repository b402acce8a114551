import type { TextValues } from './createTexts.ts';
import { DEFAULT_LOCALE, formatsFor } from './formats.ts';

/**
 * Returns the values of the text of an API error as formatted in a language. By their names, `day` and `date` are days,
 * `time` and `dayTime` instants. English writes `date` as it is.
 */
export function writtenValues(locale: string, values: TextValues): TextValues {
  const { formatDay, formatTime, formatDayTime } = formatsFor(locale);
  const formats: Record<string, (dayOrInstant: string) => string> = {
    day: formatDay,
    time: formatTime,
    dayTime: formatDayTime,
    ...(locale !== DEFAULT_LOCALE && { date: formatDay }),
  };
  const write = (name: string, value: string | number) =>
    (value !== '' && formats[name]?.(String(value))) || value;
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, write(name, value)]));
}
