import { GridIcon, IconButton, ListIcon } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import type { ViewType } from '../state/viewTypePreference.ts';
import styles from './ResultBar.module.css';

type ViewSwitchProps = { viewType: ViewType; onChoose: (viewType: ViewType) => void };

export function ViewSwitch({ viewType, onChoose }: ViewSwitchProps) {
  const t = useText();
  return (
    <div role="group" aria-label={t('view.label')} className={styles.views}>
      <IconButton
        className={styles.view}
        label={t('view.list')}
        icon={<ListIcon />}
        isPressed={viewType === 'list'}
        onClick={() => onChoose('list')}
      />
      <IconButton
        className={styles.view}
        label={t('view.grid')}
        icon={<GridIcon />}
        isPressed={viewType === 'grid'}
        onClick={() => onChoose('grid')}
      />
    </div>
  );
}
