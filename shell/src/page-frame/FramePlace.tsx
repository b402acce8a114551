import type { ActiveRemote, ManifestFrame } from '@cpa/shared/contracts';
import { selectDisplayName, selectProfile } from '@cpa/shared/session';
import { lazyComponent } from '@cpa/shared/ui';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { manifestRouteAt, ownerOf, useManifestText, useReleases } from '../remotes/index.ts';
import type { FrameProps } from './frameProps.ts';
import { PageLoading } from './PageLoading.tsx';

const bare = lazyComponent<FrameProps>(() => import(/* webpackChunkName: "page-frame" */ './BareFrame.tsx'));
const area = lazyComponent<FrameProps>(() => import(/* webpackChunkName: "area-frame" */ './AreaFrame.tsx'));

const chunkOf = (frame: ManifestFrame) => (frame.area === 'bare' ? bare : area);

/** Loads the component that draws a frame. Renders nothing without a frame. */
export async function preloadFrame(frame: ManifestFrame | undefined): Promise<void> {
  if (frame) await chunkOf(frame).preload();
}

/** Loads the components of all frames, for the next navigations. `hasAreas` for a signed-in user. */
export function prefetchFrames(hasAreas: boolean): void {
  bare.prefetch();
  if (hasAreas) area.prefetch();
}

type FramePlaceProps = {
  path: string;
  /** Shows why the page could not be loaded in the box of its outline, and alone where there is no frame. */
  notice?: ReactNode;
};

/** The frame that a manifest declares for the page at `path`, shown until the page is there. */
export function FramePlace({ path, notice }: FramePlaceProps) {
  const releases = useReleases();
  const remote = ownerOf(releases, path);
  const { frame, role } = manifestRouteAt(releases, path) ?? {};
  if (!remote || !frame) return notice ?? <PageLoading />;
  return <Frame key={path} remote={remote} frame={frame} path={path} role={role} notice={notice} />;
}

type Props = Omit<FrameProps, 'heading' | 'ownerLine'> & { remote: ActiveRemote };

function Frame({ remote, ...props }: Props) {
  const { frame, notice } = props;
  const t = useManifestText(remote);
  const name = useSelector(selectDisplayName);
  const { companies: [company] = [], waiting } = useSelector(selectProfile) ?? {};
  const isBare = frame.area === 'bare';
  const inBare = bare.useComponent(isBare);
  const inArea = area.useComponent(!isBare);
  const { Component } = isBare ? inBare : inArea;
  const heading = t(frame.heading, { name, firstName: name.split(' ')[0] ?? name });
  const ownerLine =
    frame.owner && company && waiting?.counts
      ? t(frame.owner, { ...waiting.counts, membership: company.membership })
      : undefined;
  // The frame's own code is loading.
  if (!Component) return notice ?? <PageLoading heading={heading} />;
  return <Component {...props} heading={heading} ownerLine={ownerLine} />;
}
