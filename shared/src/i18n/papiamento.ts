/** The Papiamento of Aruba, of which browsers and Node know the plural rule only. `day`: `2026-11-20`. */

const MONTHS =
  'januari februari maart april mei juni juli augustus september october november december'.split(' ');
const WEEKDAYS = 'diadomingo dialuna diamars diaranson diahuebs diabierna diasabra'.split(' ');
const SHORT_WEEKDAYS = 'dom lun mar ran hue bie sab'.split(' ');

/** `20 di november 2026`. */
export const papiamentoDay = (day: string): string => `${monthDay(day)} ${day.slice(0, 4)}`;

/** `diabierna 20 di november`. */
export const papiamentoWeekday = (day: string): string => `${WEEKDAYS[weekdayOf(day)]} ${monthDay(day)}`;

/** `bie 20 nov`, with the year instead of the weekday if it is not the current one. */
export function papiamentoShortDay(day: string, isThisYear: boolean): string {
  const date = papiamentoShortDate(day);
  return isThisYear ? `${papiamentoShortWeekday(day)} ${date}` : `${date} ${day.slice(0, 4)}`;
}

/** `bie`. */
export const papiamentoShortWeekday = (day: string): string => SHORT_WEEKDAYS[weekdayOf(day)]!;

/** `20 nov`. */
export const papiamentoShortDate = (day: string): string => `${dateOf(day)} ${monthOf(day).slice(0, 3)}`;

const monthDay = (day: string): string => `${dateOf(day)} di ${monthOf(day)}`;
const monthOf = (day: string): string => MONTHS[Number(day.slice(5, 7)) - 1]!;
const dateOf = (day: string): number => Number(day.slice(8));
const weekdayOf = (day: string): number => new Date(day).getUTCDay();

/** `november`. `month`: 1 to 12. */
export const papiamentoMonth = (month: number): string => MONTHS[month - 1]!;

/** `a, b y c`, `a of b`. */
export function papiamentoList(names: readonly string[], kind: 'and' | 'or'): string {
  const last = names.at(-1) ?? '';
  const others = names.slice(0, -1).join(', ');
  return others === '' ? last : `${others} ${kind === 'or' ? 'of' : 'y'} ${last}`;
}

/** Names by ISO 3166-1 code that differ from Spanish. */
export const PAPIAMENTO_COUNTRIES: Readonly<Record<string, string>> = {
  BE: 'Belgica',
  BQ: 'Boneiro',
  BR: 'Brasil',
  CA: 'Canada',
  CW: 'Corsou',
  DE: 'Alemania',
  DO: 'Republica Dominicana',
  ES: 'Spaña',
  FR: 'Francia',
  GB: 'Inglatera',
  HT: 'Haiti',
  MX: 'Mexico',
  NL: 'Hulanda',
  PA: 'Panama',
  PE: 'Peru',
  SR: 'Surnam',
  US: 'Merca',
};
