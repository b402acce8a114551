import type { NotificationData, NotificationTopic } from '@cpa/shared/contracts';

export interface NewNotification {
  /** Kind that a remote declares in its manifest with texts and a link. */
  kind: string;
  /** Subject of the event. Unread notifications of one kind and target are grouped, with a count. */
  target: string | number;
  data: NotificationData;
  /** Number of grouped events. Defaults to 1. */
  count?: number;
  /** Setting that applies; without one the notification cannot be turned off. */
  topic?: NotificationTopic;
  /** The applicant whose name is in `data.name`, which is empty after an erasure. */
  applicantId?: number;
}
