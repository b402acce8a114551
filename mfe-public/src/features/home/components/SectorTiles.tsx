import type { CountedOption } from '@cpa/shared/contracts';
import { Card, classNames, Link } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import type { SearchUrl } from '../model/searchUrl.ts';
import styles from './HomeSection.module.css';

type SectorTilesProps = { sectors: readonly CountedOption[]; searchUrl: SearchUrl };

export function SectorTiles({ sectors, searchUrl }: SectorTilesProps) {
  const t = useText();
  return (
    <ul className={classNames(styles.many, styles.sectors)}>
      {sectors.map(({ id, name, count }) => (
        <li key={id}>
          <Card as="div" padding="small">
            <h3 className={styles.tileTitle}>
              <Link variant="plain" isStretched to={searchUrl({ sector: Number(id) })}>
                {name}
              </Link>
            </h3>
            <p className={styles.tileNote}>{t('home.sectorCount', { count })}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
