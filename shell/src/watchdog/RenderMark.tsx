import type { ActiveRemote } from '@cpa/shared/contracts';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { RenderMarker } from './renderMarker.ts';

/** Marks each render of a remote's page. Placed before the page: React renders siblings in order. */
export function RenderMark({ remote, marker }: { remote: ActiveRemote; marker: RenderMarker }) {
  // Renders again with each page.
  useLocation();
  marker.begin(remote);
  useEffect(() => marker.end());
  return null;
}
