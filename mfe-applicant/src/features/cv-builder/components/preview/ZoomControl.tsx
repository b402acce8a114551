import { Button, IconButton, VisuallyHidden } from '@cpa/shared/ui';
import { PlusIcon } from '@cpa/shared/ui/icons';
import { useText } from '../../../../messages/texts.ts';
import styles from './PreviewPane.module.css';

const STEPS = [0.4, 0.5, 0.64, 0.8, 1, 1.25, 1.5, 2];

type ZoomControlProps = {
  /** 1 is the size of the paper. */
  zoom: number;
  /** Null fits the page to the pane. */
  onZoom: (zoom: number | null) => void;
};

export function ZoomControl({ zoom, onZoom }: ZoomControlProps) {
  const t = useText();
  const smaller = STEPS.findLast((step) => step < zoom - 0.01);
  const larger = STEPS.find((step) => step > zoom + 0.01);
  return (
    <div className={styles.zoom} role="group" aria-label={t('cv.zoom.label')}>
      <IconButton
        label={t('cv.zoom.out')}
        icon={<span aria-hidden>−</span>}
        disabled={smaller === undefined}
        onClick={() => onZoom(smaller ?? zoom)}
      />
      <Button variant="quiet" size="small" title={t('cv.zoom.fit')} onClick={() => onZoom(null)}>
        {t('cv.zoom.percent', { percent: Math.round(zoom * 100) })}
        <VisuallyHidden> {t('cv.zoom.fit')}</VisuallyHidden>
      </Button>
      <IconButton
        label={t('cv.zoom.in')}
        icon={<PlusIcon size={18} />}
        disabled={larger === undefined}
        onClick={() => onZoom(larger ?? zoom)}
      />
    </div>
  );
}
