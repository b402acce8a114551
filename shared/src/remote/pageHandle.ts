/** What a route may say of itself in `handle`; the shell reads it from the deepest matching route. */
export type PageHandle = {
  /** The page's own title, or how to make it from the loader's data. Goes in front of the site's. */
  title?: string | ((loaderData: unknown) => string | undefined);
  /** True where the page wants the whole width and no footer, as a board. */
  isWide?: boolean;
  /** True where whoever is not signed in may open a recruiter's account: the shell puts its form below the page. */
  offersSignUp?: boolean;
};
