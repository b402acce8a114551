import type { CompanyCard } from '@cpa/shared/contracts';
import { LANDSCAPES } from './landscapes.ts';
import { ISLAND_SCENE, SECTOR_SCENES } from './sectorScenes.ts';
import { C, type SceneData } from './shapes.ts';

const SKIES = [C.gold, C.haze, C.rose, C.mint, C.violet];
/** Horizontal places of the motif, in units. */
const PLACES = [0, 44, -44] as const;

/**
 * Returns the cover of a company without a picture: the motif of its first sector in a landscape. The ID chooses sky,
 * landscape and place, so that companies of one sector that are listed together differ.
 */
export function companyScene({ id, sectors }: Pick<CompanyCard, 'id' | 'sectors'>): SceneData {
  const motif = SECTOR_SCENES[sectors[0]?.id ?? 0] ?? ISLAND_SCENE;
  const sky = SKIES[id % SKIES.length]!;
  const { behind, beside } = LANDSCAPES[id % LANDSCAPES.length]!;
  const place = PLACES[Math.floor(id / 2) % PLACES.length]!;
  return {
    ground: motif.isDark ? motif.ground : sky,
    shapes: [...behind, ...motif.shapes.map(([fill, path]) => [fill, path, place] as const), ...beside],
  };
}
