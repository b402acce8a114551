/** URLs that only this remote links to. */
export const checkoutPaths = {
  plan: (id: number) => `/plans/${id}`,
  /** The plan that sponsors a vacancy; the specification names its number. */
  sponsorship: '/plans/13',
  cart: '/cart',
  checkout: '/checkout',
  /** The checkout with this company chosen. */
  checkoutFor: (companyId: number | null) =>
    companyId === null ? '/checkout' : `/checkout?company=${companyId}`,
  /** The checkout with the items of an unpaid order. */
  payAgain: (orderId: number) => `/checkout?again=${orderId}`,
} as const;
