/** Maximum number of sponsored vacancies at the top of the default order, the newest ones; the others keep their place. */
export const SPONSORED_AT_TOP = 3;
