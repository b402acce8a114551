/** Content of a share image. The same content gives the same image. */
export interface ShareImage {
  title: string;
  /** Offer and URL of the site, at the bottom. */
  place: string;
  /** Company of the logo. */
  company?: string;
  /** Line beside the logo. Default: the company. */
  heading?: string;
  /** Line without a logo, below the title. */
  subtitle?: string;
  facts: string[];
  /** Emphasised fact. */
  salary?: string;
  /** SVG or JPEG. Without it, the initials of the company are drawn. */
  logo?: { svg: string } | { jpeg: Uint8Array };
}

/** Size in pixels that link previews expect. */
export const SHARE_IMAGE = { width: 1200, height: 630 } as const;
