import { useFormat } from '@cpa/shared/i18n';
import { classNames } from '@cpa/shared/ui';
import { CloudCheckIcon, CloudOffIcon } from '@cpa/shared/ui/icons';
import { useSelector } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import { selectSave } from '../../../../cv-draft/cvBuilderSlice.ts';
import styles from './BuilderBar.module.css';

const BAD = new Set(['deviceFull', 'deviceBlocked', 'failed']);

/** Shows where the last change is stored. */
export function SaveStatus() {
  const t = useText();
  const { formatTime } = useFormat();
  const save = useSelector(selectSave);
  const isBad = BAD.has(save.kind);
  const Icon = isBad || save.kind === 'offline' ? CloudOffIcon : CloudCheckIcon;
  return (
    <p className={classNames(styles.status, isBad && styles.bad)} role="status">
      {save.kind !== 'none' && <Icon size={16} />}
      <span>
        {save.kind === 'none'
          ? ''
          : save.kind === 'saved'
            ? t('cv.save.saved', { time: formatTime(save.at) })
            : t(`cv.save.${save.kind}`)}
      </span>
    </p>
  );
}
