/** URL that opens WhatsApp with a message, which can be changed before it is sent: to a number, or to whom one chooses. */
export function whatsAppUrl(message: string, number = ''): string {
  const query = message && `?text=${encodeURIComponent(message)}`;
  return `https://wa.me/${number.replaceAll(/\D/g, '')}${query}`;
}
