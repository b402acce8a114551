/** A route's `handle`. The shell reads it from the matching routes, the deepest first. */
export type PageHandle = {
  /**
   * Page title, or a function that derives it from the loader data; a function follows the language. The site's title is
   * appended.
   */
  title?: string | ((loaderData: unknown) => string | undefined);
  /** True gives the page the full width and no footer, for example for a board. */
  isWide?: boolean;
  /** True shows visitors a sign-up form for recruiters below the page. */
  offersSignUp?: boolean;
  /**
   * Lets the loader run when a user is about to open the page: it only reads, and changes no other page. After
   * `hasFailed` returns true, the visit loads again.
   */
  loadsOnIntent?: { hasFailed: () => boolean };
};
