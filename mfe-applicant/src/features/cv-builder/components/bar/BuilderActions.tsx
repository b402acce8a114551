import { Button, ChevronDownIcon, DownloadIcon, SendIcon, UploadIcon } from '@cpa/shared/ui';
import { Menu } from '@cpa/shared/ui/menu';
import { memo } from 'react';
import { useStore } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import { selectCv, selectName } from '../../../../cv-draft/cvBuilderSlice.ts';
import styles from './BuilderBar.module.css';
import { useDownloads } from './useDownloads.ts';

type BuilderActionsProps = {
  onImport: () => void;
  /** Adds a PDF to the resumes of the account; absent for visitors. */
  onApply: ((file: File) => Promise<void>) | null;
};

/** Import, use as a resume, download and print. */
export const BuilderActions = memo(function BuilderActions({ onImport, onApply }: BuilderActionsProps) {
  const t = useText();
  const store = useStore<object>();
  const { download, print, addToResumes, isWorking } = useDownloads(() => ({
    cv: selectCv(store.getState()),
    name: selectName(store.getState()),
  }));
  return (
    <>
      <Button variant="quiet" icon={<UploadIcon />} title={t('cv.import')} onClick={onImport}>
        <span className={styles.wide}>{t('cv.import')}</span>
      </Button>
      {onApply && (
        <Button
          variant="secondary"
          icon={<SendIcon />}
          title={t('cv.apply')}
          isLoading={isWorking}
          onClick={() => addToResumes(onApply)}
        >
          <span className={styles.wide}>{t('cv.apply')}</span>
        </Button>
      )}
      <span className={styles.split}>
        <Button icon={<DownloadIcon />} isLoading={isWorking} onClick={() => download('pdf')}>
          {t('cv.download.pdf')}
        </Button>
        <Menu
          trigger={
            <Button aria-label={t('cv.download.more')}>
              <ChevronDownIcon />
            </Button>
          }
          sections={[
            {
              items: [
                { id: 'docx', name: t('cv.download.docx'), hint: t('cv.download.docxHint') },
                { id: 'json', name: t('cv.download.json'), hint: t('cv.download.jsonHint') },
                { id: 'txt', name: t('cv.download.txt'), hint: t('cv.download.txtHint') },
              ],
            },
            { items: [{ id: 'print', name: t('cv.download.print') }] },
          ]}
          onChoose={(choice) => (choice === 'print' ? print() : download(choice))}
        />
      </span>
    </>
  );
});
