import { classNames, GridIcon, ListIcon, MapPinIcon } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import styles from './ViewSwitch.module.css';

export type View = 'list' | 'grid' | 'map';

const VIEWS = [
  { view: 'list', Icon: ListIcon },
  { view: 'grid', Icon: GridIcon },
  { view: 'map', Icon: MapPinIcon },
] as const;

/** Switches between list, grid and map; on phones only the map is switched on and off. */
export function ViewSwitch({ view, onChoose }: { view: View; onChoose: (view: View) => void }) {
  const t = useText();
  return (
    <div role="group" aria-label={t('view.label')} className={styles.views}>
      {VIEWS.map(({ view: offered, Icon }) => (
        <button
          key={offered}
          type="button"
          className={classNames(styles.view, styles[offered])}
          aria-pressed={view === offered}
          onClick={() => onChoose(offered)}
        >
          <Icon size={16} />
          {t(`view.${offered}`)}
        </button>
      ))}
    </div>
  );
}
