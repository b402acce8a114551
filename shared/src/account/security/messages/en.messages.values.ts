/** Written by scripts/checks/messageValues.ts. */
export type Values = {
  'passkeys.newName': { number: string | number };
  'passkeys.added.when': { when: string | number };
  'passkeys.used': { when: string | number };
  'passkeys.renameNamed': { name: string | number };
  'passkeys.removeNamed': { name: string | number };
  'passkeys.removeTitle': { name: string | number };
  'step.usePasskeys': { count: number };
  'step.forCompany': { company: string | number };
  'step.passkeys': { count: number };
  'app.since': { when: string | number };
  'codes.left': { count: number };
  'devices.count': { count: number };
};
