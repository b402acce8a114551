/** A number of Aruba in groups, as people read it out: "+297 555 1037". Any other stays as it was written. */
export function formatPhone(phone: string): string {
  return phone.replace(/^(?:\+297)?[\s-]*(\d{3})[\s-]*(\d{4})$/, '+297 $1 $2');
}
