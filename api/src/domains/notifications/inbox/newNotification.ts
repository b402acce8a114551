import type { NotificationData, NotificationTopic } from '@cpa/shared/contracts';

export interface NewNotification {
  /** Kind that a remote declares in its manifest with texts and a link. */
  kind: string;
  /** What the event is about. Unread notifications of one kind and target are shown as one, with a count. */
  target: string | number;
  data: NotificationData;
  /** Number of events that it stands for. Defaults to 1. */
  count?: number;
  /** Setting that applies; without one the notification cannot be turned off. */
  topic?: NotificationTopic;
  /** The applicant whose name is in `data.name`. */
  applicantId?: number;
}
