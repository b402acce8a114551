import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReleasesOf, VisitorReleases } from '../canary/visitorReleases.ts';
import { checkOwnership } from '../checks/checkRelease.ts';
import { checkContract } from '../checks/shellContract.ts';
import type { PreviewCookie, VisitorPreview } from './previewCookie.ts';
import { type PreviewOptions, readPreviewed } from './previewedRelease.ts';

/** `shown`: the page has the build; `broken`: it did not load; `unfit`: it was deleted or fits the site no more. */
export type PreviewState = 'shown' | 'broken' | 'unfit';

export type PreviewedReleases = VisitorReleases & {
  preview?: { remote: string; version: string | null; state: PreviewState };
};

export type PreviewedReleasesOf = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<PreviewedReleases>;

/** Replaces the release of a remote for a visitor whose cookie has a preview of it. */
export function withPreviews(
  releasesOf: ReleasesOf,
  { cookie, ...options }: PreviewOptions & { cookie: PreviewCookie },
): PreviewedReleasesOf {
  return async (request, reply) => {
    const own = await releasesOf(request, reply);
    const preview = cookie.read(request);
    if (!preview) return own;
    const personal = { ...own, isPersonal: true, key: `${own.key}+preview` };
    const { remote } = preview;
    if (preview.isBroken) return { ...personal, preview: { remote, version: null, state: 'broken' } };
    try {
      return { ...personal, ...(await replace(own, preview, options)) };
    } catch (error) {
      request.log.info({ err: error, remote }, 'A preview is not shown.');
      return { ...personal, preview: { remote, version: null, state: 'unfit' } };
    }
  };
}

async function replace(
  { shell, document }: VisitorReleases,
  preview: VisitorPreview,
  options: PreviewOptions,
): Promise<Pick<PreviewedReleases, 'document' | 'preview'>> {
  const build = await readPreviewed(preview, options);
  const others = document.remotes.filter(({ name }) => name !== build.name);
  checkContract(build, shell);
  checkOwnership(build, others);
  return {
    document: { ...document, remotes: [...others, build] },
    preview: { remote: build.name, version: build.version, state: 'shown' },
  };
}
