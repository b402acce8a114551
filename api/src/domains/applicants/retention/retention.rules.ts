const DAY_MS = 86_400_000;

/** Instants before which ended records are deleted. */
export interface RetentionLimits {
  /** Rejections: application content, unless the applicant agreed to be considered again. */
  rejected: Date;
  /** End of a vacancy: all application content. */
  ended: Date;
  /** Sent and failed mails. */
  mails: Date;
  /** Notifications of the bell. */
  notifications: Date;
  /** Links with tokens in mails; the longest of them is valid for two days. */
  secrets: Date;
}

/** Four weeks, a year, three months, three months, a week; promised in `content/pages/privacy.md`. */
export function retentionLimits(now: Date): RetentionLimits {
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  return {
    rejected: daysAgo(28),
    ended: daysAgo(365),
    mails: daysAgo(90),
    notifications: daysAgo(90),
    secrets: daysAgo(7),
  };
}
