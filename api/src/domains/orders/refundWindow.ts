/** Time after the payment in which recruiters can refund an unused order themselves. */
export const REFUND_WINDOW_MS = 24 * 3_600_000;
