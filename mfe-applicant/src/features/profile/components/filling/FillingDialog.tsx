import type { ResumeFile } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { Button, FileTextIcon, UploadIcon } from '@cpa/shared/ui';
import { Dialog } from '@cpa/shared/ui/dialog';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import { MOST_DOCUMENT_BYTES } from '../../../../resume-reading/importSource.ts';
import { IMPORT_ACCEPT, readImport } from '../../../../resume-reading/readImport.ts';
import { useReading } from '../../../../resume-reading/useReading.ts';
import { sectionDraft } from '../../model/sectionDraft.ts';
import { selectApplicant } from '../../state/profileSlice.ts';
import { useReadingText } from '../../../../resume-reading/texts.ts';
import { FilePicker } from '../FilePicker.tsx';
import { InlineError } from '../InlineError.tsx';
import { ConfirmFilling } from './ConfirmFilling.tsx';

/** Sections whose forms would save their old values over what was filled. */
const REPLACED = ['contact', 'about', 'skills', 'languages'] as const;

type FillingDialogProps = {
  loadResume: (resume: ResumeFile) => Promise<File>;
  onFilled: () => void;
  onClose: () => void;
};

/** Fills the profile from a resume: reads it on this device, shows what was found and saves what is confirmed. */
export default function FillingDialog({ loadResume, onFilled, onClose }: FillingDialogProps) {
  const t = useText();
  const tr = useReadingText();
  const resumes = useSelector(selectApplicant)?.resumes ?? [];
  const { found, isReading, refusal, read, forget } = useReading<'stored'>();
  const [file, setFile] = useState('');
  const [unsaved] = useState(() => REPLACED.filter((section) => sectionDraft(section).read() !== null));
  const { formatList } = useFormat();
  const readPicked = (picked: File) => {
    setFile(picked.name);
    void read(async () => await readImport(picked), 'unloaded');
  };
  const readStored = (resume: ResumeFile) => {
    setFile(resume.file_name);
    void read(async () => await readImport(await loadResume(resume)), 'stored');
  };
  if (unsaved.length > 0) {
    const sections = formatList(unsaved.map((section) => t(`section.${section}`)));
    return (
      <Dialog isOpen onClose={onClose} title={t('profile.fill')} size="small">
        <p>{tr('fill.unsaved', { sections })}</p>
      </Dialog>
    );
  }
  if (found) {
    return <ConfirmFilling found={found} onAnother={forget} onFilled={onFilled} onClose={onClose} />;
  }
  return (
    <Dialog isOpen onClose={onClose} title={t('profile.fill')} isLocked={isReading}>
      <div className="stack-3 one-column">
        <p>{tr('intro')}</p>
        <div className="row-2 wrap">
          <FilePicker accept={IMPORT_ACCEPT} icon={<UploadIcon />} isLoading={isReading} onPick={readPicked}>
            {tr('file')}
          </FilePicker>
        </div>
        <p className="mute text-14">{tr('hint')}</p>
        {resumes.length > 0 && (
          <>
            <p>{tr('stored')}</p>
            <ul className="stack-2">
              {resumes.map((resume) => (
                <li key={resume.id}>
                  <Button
                    variant="secondary"
                    size="small"
                    icon={<FileTextIcon />}
                    aria-disabled={isReading}
                    onClick={() => readStored(resume)}
                  >
                    {resume.file_name}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
        <p role="status" className="mute break text-14">
          {isReading && tr('reading', { file })}
        </p>
        <InlineError>
          {refusal && tr(`refused.${refusal}`, { size: MOST_DOCUMENT_BYTES / 1_000_000 })}
        </InlineError>
      </div>
    </Dialog>
  );
}
