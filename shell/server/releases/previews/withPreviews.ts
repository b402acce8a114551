import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReleasesOf, VisitorReleases } from '../canary/visitorReleases.ts';
import { checkActive, replaceActive } from '../checks/composition.ts';
import type { PreviewCookie, VisitorPreview } from './previewCookie.ts';
import { type PreviewOptions, readOthers, readPreviewed } from './previewedRelease.ts';

/** `shown`: the page has the build; `broken`: it did not load; `unfit`: it was deleted or fits the site no more. */
export type PreviewState = 'shown' | 'broken' | 'unfit';

export type PreviewedReleases = VisitorReleases & {
  preview?: {
    remote: string;
    version: string | null;
    state: PreviewState;
    /** Further releases of the preview. */
    others?: { name: string; version: string }[] | undefined;
  };
};

export type PreviewedReleasesOf = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<PreviewedReleases>;

/** Replaces releases for a visitor whose cookie has a preview of them. */
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
): Promise<Pick<PreviewedReleases, 'shell' | 'document' | 'preview'>> {
  const [build, others] = await Promise.all([readPreviewed(preview, options), readOthers(preview, options)]);
  const { shell: chosen = shell, remotes } = replaceActive({ shell, remotes: document.remotes }, others);
  const shown = [...remotes.filter(({ name }) => name !== build.name), build];
  checkActive({ shell: chosen, remotes: shown }, [build, ...others]);
  return {
    shell: chosen,
    document: { ...document, remotes: shown },
    preview: { remote: build.name, version: build.version, state: 'shown', others: preview.others },
  };
}
