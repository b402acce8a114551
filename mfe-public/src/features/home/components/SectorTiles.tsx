import type { CountedOption } from '@cpa/shared/contracts';
import { useOptionName } from '@cpa/shared/domain';
import { Button, Card, Link } from '@cpa/shared/ui';
import { useState } from 'react';
import { useText } from '../../../messages/texts.ts';
import { Scene } from '../../../pictures/scenes/Scene.tsx';
import { ISLAND_SCENE, SECTOR_SCENES } from '../../../pictures/scenes/sectorScenes.ts';
import type { SearchUrl } from '../model/searchUrl.ts';
import styles from './SectorTiles.module.css';

type SectorTilesProps = { sectors: readonly CountedOption[]; searchUrl: SearchUrl };

/** Number of sectors before the list is expanded. */
const FIRST = 6;

/** Sectors with a picture; on phones in one row that scrolls sideways. */
export function SectorTiles({ sectors, searchUrl }: SectorTilesProps) {
  const t = useText();
  const nameOf = useOptionName();
  const [isWhole, setIsWhole] = useState(false);
  return (
    <>
      <ul className={styles.tiles} data-whole={isWhole || undefined}>
        {sectors.map(({ id, name, count }, index) => (
          <li key={id} className={index < FIRST ? styles.first : styles.other}>
            <Card as="div" className={styles.tile}>
              <div className={styles.picture}>
                <Scene of={SECTOR_SCENES[Number(id)] ?? ISLAND_SCENE} />
              </div>
              <h3 className={styles.name}>
                <Link variant="plain" isStretched to={searchUrl({ sector: Number(id) })}>
                  {nameOf(name)}
                </Link>
              </h3>
              <p className={styles.count}>{t('home.sectorCount', { count })}</p>
            </Card>
          </li>
        ))}
      </ul>
      {sectors.length > FIRST && (
        <Button
          variant="quiet"
          size="small"
          className={styles.more}
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? t('home.fewerSectors') : t('home.moreSectors', { count: sectors.length })}
        </Button>
      )}
    </>
  );
}
