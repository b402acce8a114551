import type { CompanyCard } from '@cpa/shared/contracts';
import { Scene } from './Scene.tsx';
import { ISLAND_SCENE, SECTOR_SCENES } from './sectorScenes.ts';

/** Cover of a company without a picture: the scene of its first sector. */
export function CompanyScene({ company: { sectors } }: { company: Pick<CompanyCard, 'sectors'> }) {
  return <Scene of={SECTOR_SCENES[sectors[0]?.id ?? 0] ?? ISLAND_SCENE} isWhole />;
}
