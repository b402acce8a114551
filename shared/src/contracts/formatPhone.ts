/** Groups the digits of an Aruban number: "+297 555 1037". Other numbers stay unchanged. */
export function formatPhone(phone: string): string {
  return phone.replace(/^(?:\+297)?[\s-]*(\d{3})[\s-]*(\d{4})$/, '+297 $1 $2');
}
