const DAY_MS = 86_400_000;

/** Before which moment what is over is kept no longer. */
export interface RetentionLimits {
  /** Rejections: what the applicant sent, unless they may be kept in mind. */
  rejected: Date;
  /** Mails that were sent or given up. */
  mails: Date;
  /** Links in mails that open something, delivered or not: the longest of them works for two days. */
  secrets: Date;
}

/** Four weeks, three months, a week. */
export function retentionLimits(now: Date): RetentionLimits {
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  return { rejected: daysAgo(28), mails: daysAgo(90), secrets: daysAgo(7) };
}
