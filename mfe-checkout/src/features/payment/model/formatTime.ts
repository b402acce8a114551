/** `14:31`, in Aruba. */
export function formatTime(instant: string): string {
  const options = { timeStyle: 'short', timeZone: 'America/Aruba' } as const;
  return new Intl.DateTimeFormat('en-GB', options).format(new Date(instant));
}
