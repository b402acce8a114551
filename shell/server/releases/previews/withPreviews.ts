import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReleasesOf, VisitorReleases } from '../canary/visitorReleases.ts';
import { checkActive, replaceActive } from '../checks/composition.ts';
import { storageOf } from '../../platform/storage/releaseStorage.ts';
import { readEnvironment } from '../environments/environments.ts';
import type { PreviewCookie, VisitorPreview } from './previewCookie.ts';
import { type PreviewOptions, readOthers, readPreviewed } from './previewedRelease.ts';
import type { BuildPreview } from './previewToken.ts';

/** `shown`: the page has the build; `broken`: it did not load; `unfit`: it was deleted or no longer fits the site. */
export type PreviewState = 'shown' | 'broken' | 'unfit';

export type PreviewedReleases = VisitorReleases & {
  preview?: {
    /** Remote, or the environment. */
    remote: string;
    /** Null without a build of this name. */
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
    const remote = 'environment' in preview ? preview.environment : preview.remote;
    if (preview.isBroken) return { ...personal, preview: { remote, version: null, state: 'broken' } };
    try {
      return { ...personal, ...(await showPreview(own, preview, options)) };
    } catch (error) {
      request.log.info({ err: error, remote }, 'A preview is not shown.');
      return { ...personal, preview: { remote, version: null, state: 'unfit' } };
    }
  };
}

type Shown = Pick<PreviewedReleases, 'shell' | 'document' | 'preview'>;

async function showPreview(
  own: VisitorReleases,
  preview: VisitorPreview,
  options: PreviewOptions,
): Promise<Shown> {
  if (!('environment' in preview)) return await replace(own, preview, options);
  const { environment } = preview;
  const { releases } = await readEnvironment(storageOf(options.place), environment);
  const others = releases.map(({ name, version }) => ({ name, version }));
  const shown = await readOthers({ others }, options);
  const { shell = own.shell, remotes } = replaceActive(
    { shell: own.shell, remotes: own.document.remotes },
    shown,
  );
  checkActive({ shell, remotes }, shown);
  return {
    shell,
    document: { ...own.document, remotes },
    preview: { remote: environment, version: null, state: 'shown', others },
  };
}

async function replace(
  { shell, document }: VisitorReleases,
  preview: BuildPreview,
  options: PreviewOptions,
): Promise<Shown> {
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
