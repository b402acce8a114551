import type { ApplicantListItem } from '@cpa/shared/contracts';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import { archiveRequested, selectArchiveProgress } from '../../state/archiveSlice.ts';
import { ArchiveProgress } from './ArchiveProgress.tsx';

type ArchiveButtonProps = {
  applicants: readonly ApplicantListItem[];
  label: string;
  icon: ReactNode;
  className: string | undefined;
};

/** Downloads the resumes of applicants as ZIP archives and shows the progress. */
export function ArchiveButton({ applicants, label, icon, className }: ArchiveButtonProps) {
  const t = useText();
  const dispatch = useDispatch();
  const progress = useSelector(selectArchiveProgress);
  const ids = applicants.filter(({ has_resume }) => has_resume).map(({ id }) => id);
  const isDisabled = ids.length === 0;
  return (
    <button
      type="button"
      className={className}
      aria-disabled={isDisabled || progress !== null || undefined}
      title={isDisabled ? t('archive.none') : undefined}
      onClick={() => {
        if (!isDisabled && !progress) dispatch(archiveRequested({ ids, chosen: applicants.length }));
      }}
    >
      {icon}
      {progress ? <ArchiveProgress progress={progress} /> : <span>{label}</span>}
    </button>
  );
}
