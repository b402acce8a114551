import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Preview, PreviewTokens } from './previewToken.ts';

const COOKIE = 'cpa_preview';

/** Ends the value of a cookie whose build did not load. */
const BROKEN = '!broken';

export type VisitorPreview = Preview & {
  token: string;
  /** True after the build did not load: the visitor gets the active release until the next attempt. */
  isBroken: boolean;
};

export type PreviewCookie = {
  read: (request: FastifyRequest) => VisitorPreview | undefined;
  set: (reply: FastifyReply, token: string, preview: Preview & { isBroken?: boolean }) => void;
  clear: (reply: FastifyReply) => void;
};

/** The cookie with the signed preview of a visitor. Scripts cannot read it. */
export function createPreviewCookie(tokens: PreviewTokens, isSecure: boolean): PreviewCookie {
  const options = { path: '/', httpOnly: true, sameSite: 'lax' as const, secure: isSecure };
  return {
    read({ cookies }) {
      const value = cookies[COOKIE];
      if (!value) return undefined;
      const isBroken = value.endsWith(BROKEN);
      const token = isBroken ? value.slice(0, -BROKEN.length) : value;
      const preview = tokens.verify(token);
      return preview && { ...preview, token, isBroken };
    },
    set(reply, token, { expires, isBroken = false }) {
      void reply.setCookie(COOKIE, isBroken ? token + BROKEN : token, {
        ...options,
        expires: new Date(expires * 1000),
      });
    },
    clear: (reply) => void reply.clearCookie(COOKIE, options),
  };
}
