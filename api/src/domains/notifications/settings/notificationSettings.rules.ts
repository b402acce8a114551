import type { NotificationDelivery, NotificationTopic, Role } from '@cpa/shared/contracts';

interface Topic {
  role: Role;
  /** The first one is the default. */
  choices: readonly [NotificationDelivery, ...NotificationDelivery[]];
}

const TOPICS: Record<NotificationTopic, Topic> = {
  new_applicants: { role: 'recruiter', choices: ['at_once', 'daily', 'never'] },
  mentions: { role: 'recruiter', choices: ['at_once', 'never'] },
  application_updates: { role: 'applicant', choices: ['at_once', 'never'] },
};

export const defaultDelivery = (topic: NotificationTopic): NotificationDelivery => TOPICS[topic].choices[0];

/** Topics of a role, with the choices of each. */
export function topicsOf(role: Role): { topic: NotificationTopic; choices: NotificationDelivery[] }[] {
  return Object.entries(TOPICS)
    .filter(([, topic]) => topic.role === role)
    .map(([topic, { choices }]) => ({ topic: topic as NotificationTopic, choices: [...choices] }));
}

/** Checks that the role has the topic and the topic offers the delivery. */
export function isChoice(role: Role, topic: NotificationTopic, delivery: NotificationDelivery): boolean {
  return TOPICS[topic].role === role && TOPICS[topic].choices.includes(delivery);
}
