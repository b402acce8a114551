import { addFormats, dayOf, type Formats, formatsFor, isSameYear } from './formats.ts';
import { renderTime } from './renderTime.ts';

const MONTHS =
  'januari februari maart april mei juni juli augustus september october november december'.split(' ');
const SHORT_MONTHS = 'jan feb mar apr mei juni juli aug sep oct nov dec'.split(' ');
const WEEKDAYS = 'diadomingo dialuna diamars diaranson diahuebs diabierna diasabra'.split(' ');
const SHORT_WEEKDAYS = 'dom lun mar ran hue bie sab'.split(' ');

/** Names by ISO 3166-1 code that differ from Spanish. */
const COUNTRIES: Readonly<Record<string, string>> = {
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

/** The Papiamento of Aruba, of which browsers and Node support the plural rule only. Importing this file adds it. */
addFormats('pap', (base) => ({ ...base, ...papiamento(base) }));

function papiamento({ formatTime }: Formats): Partial<Formats> {
  const monthName = (month: number) => MONTHS[month - 1]!;
  const shortMonthOf = (day: string) => SHORT_MONTHS[Number(day.slice(5, 7)) - 1]!;
  const monthOf = (day: string) => monthName(Number(day.slice(5, 7)));
  const dateOf = (day: string) => Number(day.slice(8));
  const monthDay = (day: string) => `${dateOf(day)} di ${monthOf(day)}`;
  const weekdayOf = (day: string, names: string[]) => names[new Date(day).getUTCDay()]!;
  const shortDate = (day: string) => `${dateOf(day)} ${shortMonthOf(day)}`;
  const longDate = (day: string) => `${monthDay(day)} ${day.slice(0, 4)}`;
  return {
    formatDay: (day) => longDate(dayOf(day)),
    formatWeekday: (day) => `${weekdayOf(dayOf(day), WEEKDAYS)} ${monthDay(dayOf(day))}`,
    formatFullDay: (day) => `${weekdayOf(dayOf(day), WEEKDAYS)} ${longDate(dayOf(day))}`,
    formatShortWeekday: (day) => weekdayOf(dayOf(day), SHORT_WEEKDAYS),
    formatShortDate: (day) => shortDate(dayOf(day)),
    formatShortDay(day, now = renderTime()) {
      const date = shortDate(dayOf(day));
      if (!isSameYear(day, now)) return `${date} ${dayOf(day).slice(0, 4)}`;
      return `${weekdayOf(dayOf(day), SHORT_WEEKDAYS)} ${date}`;
    },
    formatInstant: (instant) => `${longDate(dayOf(instant))}, ${formatTime(instant)}`,
    formatDayTime: (instant) => `${monthDay(dayOf(instant))}, ${formatTime(instant)}`,
    monthName,
    formatMonth: (month, length) =>
      `${length === 'short' ? shortMonthOf(month) : monthOf(month)} ${month.slice(0, 4)}`,
    formatList(names, kind) {
      const last = names.at(-1) ?? '';
      const others = names.slice(0, -1).join(', ');
      return others === '' ? last : `${others} ${kind === 'or' ? 'of' : 'y'} ${last}`;
    },
    compare: (one, other) => formatsFor('es').compare(one, other),
    countryName: (code) => COUNTRIES[code] ?? formatsFor('es').countryName(code),
  };
}
