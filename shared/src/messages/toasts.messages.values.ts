/** Written by scripts/checks/messageValues.ts. */
export type Values = {
  'toast.resetLinkSent': { email: string | number };
  'toast.contactSent': { email: string | number };
  'toast.cartAdded': { title: string | number };
  'toast.cartRemoved': { title: string | number };
};
