/**
 * Returns the minor units of a typed amount: `1,950`, `1.950`, `1950.5`, `11,58`. Null when empty, NaN when it is not
 * an amount.
 */
export function parseAmount(text: string): number | null {
  const typed = text.replaceAll(/\s|afl\.?|\$|€/gi, '');
  if (typed === '') return null;
  const [, whole, cents = ''] = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(typed) ?? [];
  if (whole === undefined) return Number.NaN;
  return Number(whole.replaceAll(/[.,]/g, '')) * 100 + Number(cents.padEnd(2, '0'));
}

/** Returns the text of minor units for a field: `1,950`, `11.58`. */
export function amountText(minor: number | null): string {
  if (minor === null) return '';
  const [whole, cents] = (minor / 100).toFixed(2).split('.');
  const grouped = whole!.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return cents === '00' ? grouped : `${grouped}.${cents}`;
}
