/** Names of the months in English, Dutch, Spanish and Papiamento, without accents and in lower case. */
const NAMES = [
  'january januari enero yanuari jan ene',
  'february februari febrero feb',
  'march maart marzo maart mart mar mrt',
  'april abril apr abr',
  'may mei mayo',
  'june juni junio yuni jun',
  'july juli julio yuli jul',
  'august augustus agosto aug ago',
  'september septiembre setiembre sept sep',
  'october oktober octubre oct okt',
  'november noviembre nov',
  'december diciembre desember dec dic',
].map((names) => names.split(' '));

const NUMBERS = new Map(NAMES.flatMap((names, at) => names.map((name) => [name, at + 1] as const)));

/** Returns 1 to 12, or undefined for any other word. */
export function monthNumber(name: string): number | undefined {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return NUMBERS.get(plain.replace(/\.$/, ''));
}
