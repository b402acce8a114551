import type { ApplicantListItem } from '@cpa/shared/contracts';
import { useApplicationStatusName } from '@cpa/shared/domain';
import { saveFile } from '@cpa/shared/http';
import { Button, DownloadIcon, FileTextIcon, UsersIcon } from '@cpa/shared/ui';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { lazyPart } from '../../../../errors/lazyPart.tsx';
import { useText } from '../../../../messages/texts.ts';
import { applicantsCsv } from '../../model/applicantsCsv.ts';
import { archiveRequested, selectArchiveProgress } from '../../state/archiveSlice.ts';
import { ArchiveProgress } from './ArchiveProgress.tsx';

const menu = lazyPart(async () => {
  const { ContextMenu } = await import('@cpa/shared/ui/menu');
  return { default: ContextMenu<'csv' | 'resumes'> };
});

const CSV_COLUMNS = [
  'applicants.column.name',
  'applicants.column.email',
  'applicants.column.phone',
  'applicants.column.headline',
  'applicants.column.vacancy',
  'applicants.column.status',
  'applicants.column.since',
  'applicants.column.rating',
  'applicants.column.tags',
  'applicants.column.answers',
  'applicants.column.resume',
  'applicants.column.applied',
] as const;

/** Exports what the filter shows: the rows as CSV, or the resumes as ZIP archives. */
export function ExportMenu({ applicants }: { applicants: readonly ApplicantListItem[] }) {
  const t = useText();
  const dispatch = useDispatch();
  const statusName = useApplicationStatusName('recruiter');
  const [anchor, setAnchor] = useState<Element | null>(null);
  const progress = useSelector(selectArchiveProgress);
  const close = () => setAnchor(null);
  const resumes = applicants.filter(({ has_resume }) => has_resume).map(({ id }) => id);
  const saveCsv = () => {
    const header = CSV_COLUMNS.map((key) => t(key));
    const csv = applicantsCsv(applicants, { header, statusName, removed: t('applicants.removed') });
    saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), t('export.csvFileName'));
  };
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={<DownloadIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={menu.prefetch}
        onFocus={menu.prefetch}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {progress ? <ArchiveProgress progress={progress} /> : t('export.action')}
      </Button>
      <menu.Part isShown={anchor !== null} onClose={close}>
        {(Menu) =>
          anchor && (
            <Menu
              label={t('export.action')}
              anchor={anchor}
              sections={[
                {
                  items: [
                    {
                      id: 'csv',
                      name: t('export.csv', { count: applicants.length }),
                      icon: <UsersIcon />,
                    },
                    {
                      id: 'resumes',
                      name: t('export.resumes', { count: resumes.length }),
                      icon: <FileTextIcon />,
                      ...(resumes.length === 0 && { disabledReason: t('archive.none') }),
                      ...(progress && { disabledReason: t('archive.running') }),
                    },
                  ],
                },
              ]}
              onChoose={(chosen) => {
                close();
                if (chosen === 'csv') saveCsv();
                else dispatch(archiveRequested({ ids: resumes, chosen: applicants.length }));
              }}
              onClose={close}
            />
          )
        }
      </menu.Part>
    </>
  );
}
