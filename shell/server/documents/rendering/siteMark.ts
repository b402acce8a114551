import { LOGO_VIEW_BOX, logoPaths, palette } from '@cpa/shared/server';

/** Logo without the name, in the colours of the theme. */
export const SITE_MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" ' +
  `viewBox="${LOGO_VIEW_BOX}">${logoPaths(`var(--sea,${palette.light.sea})`, `var(--lagoon,${palette.light.lagoon})`)}</svg>`;
