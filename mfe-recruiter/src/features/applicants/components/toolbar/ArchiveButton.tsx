import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import { archiveRequested, selectArchiveProgress } from '../../state/archiveSlice.ts';
import { ArchiveProgress } from './ArchiveProgress.tsx';

type ArchiveButtonProps = {
  /** Applications with a resume. */
  ids: readonly number[];
  label: string;
  icon: ReactNode;
  className: string | undefined;
};

/** Downloads the resumes of applicants as ZIP archives and shows the progress. */
export function ArchiveButton({ ids, label, icon, className }: ArchiveButtonProps) {
  const t = useText();
  const dispatch = useDispatch();
  const progress = useSelector(selectArchiveProgress);
  const isDisabled = ids.length === 0;
  return (
    <button
      type="button"
      className={className}
      aria-disabled={isDisabled || progress !== null || undefined}
      title={isDisabled ? t('archive.none') : undefined}
      onClick={() => {
        if (!isDisabled && !progress) dispatch(archiveRequested({ ids: [...ids] }));
      }}
    >
      {icon}
      {progress ? <ArchiveProgress progress={progress} /> : label}
    </button>
  );
}
