import { LOGO_VIEW_BOX, logoPaths } from '@cpa/shared/server';

/** Logo without the name, in the colours of the theme. */
export const SITE_MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" ' +
  `viewBox="${LOGO_VIEW_BOX}">${logoPaths('var(--sea,#0a4a57)', 'var(--lagoon,#0b737d)')}</svg>`;
