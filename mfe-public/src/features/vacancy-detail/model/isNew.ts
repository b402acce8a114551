const DAY_MS = 86_400_000;
/** Number of days a vacancy counts as new. */
const NEW_DAYS = 3;

export function isNew({ published_at }: { published_at: string | null }, now: Date): boolean {
  return published_at !== null && now.getTime() - Date.parse(published_at) < NEW_DAYS * DAY_MS;
}
