import { useFormat } from '@cpa/shared/i18n';
import { classNames } from '@cpa/shared/ui';
import { CloudCheckIcon, CloudOffIcon } from '@cpa/shared/ui/icons';
import { useSelector } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import { selectSave } from '../../state/cvBuilderSlice.ts';
import styles from './BuilderBar.module.css';

const BAD = new Set(['deviceFull', 'deviceBlocked', 'failed']);

/** Says where the last change is stored. */
export function SaveStatus() {
  const t = useText();
  const { formatTime } = useTime();
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

/** Aruba time. */
function useTime() {
  const { locale } = useFormat() as { locale?: string };
  const format = new Intl.DateTimeFormat(locale ?? 'en', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'America/Aruba',
  });
  return { formatTime: (at: string) => format.format(new Date(at)) };
}
