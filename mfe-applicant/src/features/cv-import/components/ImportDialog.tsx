import type { JsonResume } from '@cpa/shared/contracts';
import { Button, UploadIcon, UserIcon } from '@cpa/shared/ui';
import { Dialog } from '@cpa/shared/ui/dialog';
import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { emptyCv } from '../../../cv-draft/draft.ts';
import { assignTexts } from '../model/assignTexts.ts';
import { mergeImport } from '../model/mergeImport.ts';
import { MOST_DOCUMENT_BYTES } from '../../../resume-reading/importSource.ts';
import { events, selectBuilder, selectCv } from '../../../cv-draft/cvBuilderSlice.ts';
import { ConfirmImport, type ImportChoice } from './ConfirmImport.tsx';
import { IMPORT_ACCEPT, readImport } from '../../../resume-reading/readImport.ts';
import { useReadingText } from '../../../resume-reading/texts.ts';
import { useReading } from '../../../resume-reading/useReading.ts';

export type ImportDialogProps = {
  /** Reads the applicant's profile; absent for visitors. */
  readProfile: (() => Promise<JsonResume>) | null;
  /** Called once the content is imported, before `onClose`. */
  onTaken: () => void;
  onClose: () => void;
};

/** Imports a CV on this device: reads it, shows the findings, and imports those that are confirmed. */
export default function ImportDialog({ readProfile, onTaken, onClose }: ImportDialogProps) {
  const t = useText();
  const tr = useReadingText();
  const dispatch = useDispatch();
  const { status } = useSelector(selectBuilder);
  const cv = useSelector(selectCv);
  const input = useRef<HTMLInputElement>(null);
  const { found, isReading, refusal, read } = useReading<'profile'>();
  const take = ({ left, places }: ImportChoice) => {
    if (!found) return;
    const texts = [...places].map(([index, place]) => ({ text: found.unassigned[index]!, place }));
    const merged = mergeImport(status === 'editing' ? cv : emptyCv(), found.resume, left);
    const next = assignTexts(merged, texts);
    if (status === 'editing') dispatch(events.cvReplaced(next));
    else dispatch(events.cvStarted({ name: t('cv.name.first'), cv: next }));
    onTaken();
    onClose();
  };
  if (found) return <ConfirmImport {...found} onTake={take} onClose={onClose} />;
  return (
    <Dialog isOpen onClose={onClose} title={t('cv.import.title')} isLocked={isReading}>
      <p className="below-3">{tr('intro')}</p>
      <div className="row-3 wrap">
        {readProfile && (
          <Button
            variant="secondary"
            icon={<UserIcon />}
            isLoading={isReading}
            onClick={() =>
              void read(async () => ({ resume: await readProfile(), unassigned: [] }), 'profile')
            }
          >
            {t('cv.import.profile')}
          </Button>
        )}
        <Button
          variant="secondary"
          icon={<UploadIcon />}
          isLoading={isReading}
          onClick={() => input.current?.click()}
        >
          {tr('file')}
        </Button>
      </div>
      <p className="mute text-14 above-3">{tr('hint')}</p>
      {refusal && (
        <p className="coral above-3" role="alert">
          {tr(`refused.${refusal}`, { size: MOST_DOCUMENT_BYTES / 1_000_000 })}
        </p>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={IMPORT_ACCEPT}
        aria-label={tr('file')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void read(async () => await readImport(file), 'unloaded');
          target.value = '';
        }}
      />
    </Dialog>
  );
}
