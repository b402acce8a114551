/** URLs that only this remote links to. */
export const checkoutPaths = {
  plan: (id: number) => `/plans/${id}`,
  cart: '/cart',
  checkout: '/checkout',
} as const;
