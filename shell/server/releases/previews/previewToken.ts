import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';

/** Published release of a remote or of the shell. */
export const publishedSchema = z.object({
  name: z.string(),
  version: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
});

const buildSchema = z.object({
  /** Remote that the preview replaces. */
  remote: z.string(),
  /** Published version; for a build at another origin, the key of that build. */
  build: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  isElsewhere: z.boolean(),
  /** Further releases that are shown with it. Default: the live ones. */
  others: z.optional(z.array(publishedSchema)),
  /** Unix time in seconds. */
  expires: z.int(),
});

/** A release of one remote that a visitor sees instead of the active one, and others with it. */
export type BuildPreview = z.infer<typeof buildSchema>;

/** The releases of a named environment at each page load. */
const environmentSchema = z.object({ environment: z.string(), expires: z.int() });

const previewSchema = z.union([buildSchema, environmentSchema]);
export type Preview = z.infer<typeof previewSchema>;

export type PreviewTokens = {
  sign: (preview: Preview) => string;
  /** Returns undefined for a token that is invalid or expired. */
  verify: (token: string) => Preview | undefined;
};

/** Signs previews with a key that is derived from the secret of the site. */
export function createPreviewTokens(secret: string, now = Date.now): PreviewTokens {
  const key = createHmac('sha256', secret).update('release-previews').digest();
  const macOf = (payload: string): Buffer => createHmac('sha256', key).update(payload).digest();
  return {
    sign(preview) {
      const payload = Buffer.from(JSON.stringify(preview)).toString('base64url');
      return `${payload}.${macOf(payload).toString('base64url')}`;
    },
    verify(token) {
      const [payload = '', mac = ''] = token.split('.');
      const given = Buffer.from(mac, 'base64url');
      const expected = macOf(payload);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      const preview = z.parse(previewSchema, JSON.parse(Buffer.from(payload, 'base64url').toString()));
      return preview.expires * 1000 > now() ? preview : undefined;
    },
  };
}
