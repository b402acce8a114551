const DAY_MS = 86_400_000;

/** Before which moment what is over is kept no longer. */
export interface RetentionLimits {
  /** Rejections: what the applicant sent, unless they may be kept in mind. */
  rejected: Date;
  /** The end of a vacancy: what anyone sent for it. */
  ended: Date;
  /** Mails that were sent or given up. */
  mails: Date;
  /** Links in mails that open something, delivered or not: the longest of them works for two days. */
  secrets: Date;
}

/** Four weeks, a year, three months, a week; `content/pages/privacy.md` promises them. */
export function retentionLimits(now: Date): RetentionLimits {
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  return { rejected: daysAgo(28), ended: daysAgo(365), mails: daysAgo(90), secrets: daysAgo(7) };
}
