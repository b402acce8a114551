import { useFormat } from '@cpa/shared/i18n';
import { Button, DownloadIcon } from '@cpa/shared/ui';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import type { ExportFormat } from '../model/exportFormat.ts';
import { events, selectPrivacy } from '../state/privacySlice.ts';
import { ChoiceCards } from './ChoiceCards.tsx';
import { PrivacySection } from './PrivacySection.tsx';
import styles from './privacy.module.css';

const FORMATS = ['json', 'pdf'] as const satisfies readonly ExportFormat[];

/** Downloads a copy of all data. */
export function DataExport() {
  const t = useText();
  const { formatDay } = useFormat();
  const dispatch = useDispatch();
  const { parts, working } = useSelector(selectPrivacy);
  const [format, setFormat] = useState<ExportFormat>('json');
  const last = parts.stored?.last_exported_at;
  return (
    <PrivacySection
      id="export"
      title={t('privacy.export')}
      note={last && <span className={styles.note}>{t('privacy.lastCopy', { day: formatDay(last) })}</span>}
    >
      <ChoiceCards
        label={t('privacy.format')}
        value={format}
        choices={FORMATS.map((value) => ({
          value,
          title: t(`privacy.format.${value}`),
          text: t(`privacy.formatText.${value}`),
        }))}
        onChoose={setFormat}
      />
      <div>
        <Button isLoading={working === 'export'} onClick={() => dispatch(events.exportRequested(format))}>
          <DownloadIcon /> {t('privacy.download')}
        </Button>
      </div>
    </PrivacySection>
  );
}
