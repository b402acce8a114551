/** Written by scripts/checks/messageValues.ts. */
export type Values = {
  'salaryFrom': { amount: string | number };
  'salaryFromOrUnstated': { amount: string | number };
  'withinKm': { km: string | number };
};
