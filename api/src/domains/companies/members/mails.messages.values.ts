/** Written by scripts/checks/messageValues.ts. */
export type Values = {
  'invitation.subject': { inviter: string | number; company: string | number };
  'invitation.preheader': { email: string | number; days: string | number };
  'invitation.heading': { company: string | number };
  'invitation.lead': { inviter: string | number; company: string | number; role: string };
  'invitation.next': { email: string | number };
  'invitation.note': { days: string | number };
  'invitation.reason': { inviter: string | number };
  'owners.subject': { company: string | number };
  'owners.joined': { person: string | number; company: string | number };
  'owners.left': { person: string | number; company: string | number };
  'owners.changed': { person: string | number; before: string; company: string | number; after: string };
  'owners.by': { by: string | number };
  'owners.reason': { company: string | number };
  'own.removedSubject': { company: string | number };
  'own.changedSubject': { company: string | number };
  'own.removedHeading': { company: string | number };
  'own.removed': { by: string | number; company: string | number };
  'own.changed': { by: string | number; company: string | number; before: string; after: string };
  'own.reason': { company: string | number };
  'step.subject': { member: string | number };
  'step.reset': { by: string | number; company: string | number; member: string | number };
  'step.reason': { company: string | number };
  'lead': { name: string | number; change: string | number };
};
