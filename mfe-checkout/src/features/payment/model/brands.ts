/** Card brands that can be charged. */
export const ACCEPTED_BRANDS = ['Visa', 'Mastercard', 'American Express', 'Discover'] as const;
