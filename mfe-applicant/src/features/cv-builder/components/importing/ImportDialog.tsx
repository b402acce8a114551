import type { JsonResume } from '@cpa/shared/contracts';
import { Button, UploadIcon, UserIcon } from '@cpa/shared/ui';
import { Dialog } from '@cpa/shared/ui/dialog';
import { useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import { emptyCv } from '../../model/draft.ts';
import { type ImportItem, mergeImport } from '../../model/mergeImport.ts';
import { cvReplaced, cvStarted, selectBuilder, selectCv } from '../../state/cvBuilderSlice.ts';
import { ConfirmImport } from './ConfirmImport.tsx';
import styles from './ImportDialog.module.css';
import { readImport } from './readImport.ts';

export type ImportDialogProps = {
  /** Reads the applicant's profile; absent for visitors. */
  readProfile: (() => Promise<JsonResume>) | null;
  onClose: () => void;
};

/** Imports a CV on this device: reads it, shows what was found, and takes over what is confirmed. */
export default function ImportDialog({ readProfile, onClose }: ImportDialogProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { status } = useSelector(selectBuilder);
  const cv = useSelector(selectCv);
  const input = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<JsonResume | null>(null);
  const [state, setState] = useState<'idle' | 'reading' | 'failed'>('idle');

  const read = async (source: () => Promise<JsonResume | null>) => {
    setState('reading');
    try {
      const result = await source();
      setFound(result);
      setState(result ? 'idle' : 'failed');
    } catch {
      setState('failed');
    }
  };
  const take = (items: readonly ImportItem[]) => {
    if (!found) return;
    if (status === 'editing') dispatch(cvReplaced(mergeImport(cv, found, items)));
    else dispatch(cvStarted({ name: t('cv.name.first'), cv: mergeImport(emptyCv(), found, items) }));
    onClose();
  };
  if (found) return <ConfirmImport found={found} onTake={take} onClose={onClose} />;
  return (
    <Dialog isOpen onClose={onClose} title={t('cv.import.title')} isLocked={state === 'reading'}>
      <p className={styles.intro}>{t('cv.import.intro')}</p>
      <div className={styles.sources}>
        {readProfile && (
          <Button
            variant="secondary"
            icon={<UserIcon />}
            isLoading={state === 'reading'}
            onClick={() => void read(readProfile)}
          >
            {t('cv.import.profile')}
          </Button>
        )}
        <Button
          variant="secondary"
          icon={<UploadIcon />}
          isLoading={state === 'reading'}
          onClick={() => input.current?.click()}
        >
          {t('cv.import.file')}
        </Button>
      </div>
      <p className={styles.hint}>{t('cv.import.hint')}</p>
      {state === 'failed' && (
        <p className={styles.error} role="alert">
          {t('cv.import.failed')}
        </p>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,.zip,application/json,application/zip"
        aria-label={t('cv.import.file')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void read(async () => await readImport(file));
          target.value = '';
        }}
      />
    </Dialog>
  );
}
