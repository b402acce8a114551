import { failureReason, failureTitle } from '@cpa/shared/http';
import { useFormat } from '@cpa/shared/i18n';
import { Button, Checkbox, ErrorNotice, LoadingArea, SendIcon, Skeleton } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { findMissingTitle, selectableIds } from '../model/importResults.ts';
import type { ImportResults } from '../model/importResults.ts';
import { publishAsked } from '../state/importEvents.ts';
import { events, selectImport } from '../state/importSlice.ts';
import { FoundVacancy, titleFieldId } from './FoundVacancy.tsx';
import styles from './FoundVacancies.module.css';
import { PublishReportNotice } from './publish/PublishReportNotice.tsx';
import { ConfirmPublish } from './publish/ConfirmPublish.tsx';
import { SavedNotice } from './SavedNotice.tsx';
import { SourceLink } from './SourceLink.tsx';

/** The vacancies found on the careers page, to select, complete, and publish or save as drafts. */
export function FoundVacancies({ results }: { results: ImportResults }) {
  const t = useText();
  const dispatch = useDispatch();
  const { formatInstant } = useFormat();
  const { status, saved, saveError } = useSelector(selectImport);
  const { list, picked } = results;
  const selectable = selectableIds(list).length;

  const save = () => {
    const untitled = findMissingTitle(results);
    if (untitled === null) dispatch(events.saveRequested());
    else document.getElementById(titleFieldId(untitled))?.focus();
  };
  return (
    <section className={styles.found} aria-labelledby="found-vacancies">
      <div>
        <h2 id="found-vacancies">{t('import.found', { count: list.vacancies.length })}</h2>
        <p className="row-1-4 mute above-1">
          {list.source_url && <SourceLink url={list.source_url} />}
          {list.finished_at && <span>{t('import.readAt', { at: formatInstant(list.finished_at) })}</span>}
        </p>
      </div>
      {saved && <SavedNotice saved={saved} />}
      <PublishReportNotice />
      {saveError && (
        <ErrorNotice title={failureTitle(saveError, t('import.saveFailed'))}>
          {failureReason(saveError)}
        </ErrorNotice>
      )}
      {selectable > 0 && (
        <div className={styles.bar}>
          <Checkbox
            label={t('import.pickAll')}
            checked={picked.length === selectable}
            onChange={({ target }) => dispatch(events.allPicksChanged({ isPicked: target.checked }))}
          />
          <p className={styles.count} role="status">
            {t('import.picked', { picked: picked.length, count: selectable })}
          </p>
          <div className="row-2 wrap">
            <Button
              variant="secondary"
              isLoading={status === 'saving'}
              disabled={picked.length === 0}
              aria-disabled={status === 'loading'}
              onClick={save}
            >
              {t('import.save', { count: picked.length })}
            </Button>
            <Button
              icon={<SendIcon />}
              disabled={picked.length === 0}
              aria-disabled={status !== 'ready'}
              onClick={() => status === 'ready' && dispatch(publishAsked())}
            >
              {t('import.publish', { count: picked.length })}
            </Button>
          </div>
        </div>
      )}
      <ul className={styles.list}>
        {list.vacancies.map((vacancy) => (
          <FoundVacancy
            key={vacancy.id}
            vacancy={vacancy}
            edit={results.edits[vacancy.id]}
            isPicked={picked.includes(vacancy.id)}
          />
        ))}
      </ul>
      <ConfirmPublish />
    </section>
  );
}

export function FoundLoading() {
  const t = useText();
  return (
    <LoadingArea label={t('import.loadingFound')} className={styles.list}>
      <Skeleton shape="block" height={168} />
      <Skeleton shape="block" height={168} />
    </LoadingArea>
  );
}
