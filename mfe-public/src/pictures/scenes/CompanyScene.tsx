import type { CompanyCard } from '@cpa/shared/contracts';
import { companyScene } from './companyScenes.ts';
import { Scene } from './Scene.tsx';

/** Cover of a company without a picture. */
export function CompanyScene({ company }: { company: Pick<CompanyCard, 'id' | 'sectors'> }) {
  return <Scene of={companyScene(company)} isWhole />;
}
