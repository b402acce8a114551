/** Written by scripts/checks/messageValues.ts. */
export type Values = {
  'greeting': { name: string | number };
  'changed.lead': { name: string | number };
  'passkeyAdded.lead': { name: string | number; passkey: string | number };
  'passkeyRemoved.lead': { name: string | number; passkey: string | number };
  'secondStep.turned_on': { name: string | number };
  'secondStep.turned_off': { name: string | number };
  'secondStep.app_added': { name: string | number };
  'secondStep.app_removed': { name: string | number };
  'secondStep.codes_renewed': { name: string | number };
  'codesPaused.lead': { name: string | number };
  'identity.link.subject': { service: string | number };
  'identity.link.lead': { service: string | number };
  'identity.link.next': { service: string | number };
  'identity.link.action': { service: string | number };
  'identity.link.reason': { service: string | number };
  'identity.linked.subject': { service: string | number };
  'identity.linked.lead': { service: string | number };
  'identity.unlinked.subject': { service: string | number };
  'identity.unlinked.lead': { service: string | number };
  'verify.note': { time: string | number };
  'exists.next': { url: string | number };
  'response.mailSent': { email: string | number };
};
