import type { VacancyPage } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { Button, VisuallyHidden } from '@cpa/shared/ui';
import { Dialog } from '@cpa/shared/ui/dialog';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { countFilters, withoutFilters } from '../model/changeQuery.ts';
import { pageKey } from '../model/displayedList.ts';
import { type VacancyQuery, vacanciesUrl } from '../model/vacancyQuery.ts';
import { previewRequested, selectList } from '../state/vacancySearchSlice.ts';
import { DistrictSelect } from './DistrictSelect.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import styles from './FilterPanel.module.css';

type FilterSheetProps = {
  query: VacancyQuery;
  /** First page of the list behind the sheet. */
  page: VacancyPage | undefined;
  /** Called with the changed query; closes the sheet. */
  onApply: (query: VacancyQuery) => void;
  onClose: () => void;
};

/** Filter sheet for phones. Its button shows the number of vacancies and applies all changes at once. */
export default function FilterSheet({ query, page: displayed, onApply, onClose }: FilterSheetProps) {
  const t = useText();
  const { formatNumber } = useFormat();
  const dispatch = useDispatch();
  const [draft, setDraft] = useState(query);
  const list = useSelector((state: object) => selectList(state, pageKey(draft)));
  // The counts of the previous draft stay while those of the next one load.
  const [page, setPage] = useState(displayed);
  if (list?.page && list.page !== page) setPage(list.page);
  const count = countFilters(draft);
  const total = list?.page?.total;
  const show =
    total === undefined
      ? t('filters.showAny')
      : t('filters.show', { count: total, number: formatNumber(total) });

  function change(next: VacancyQuery): void {
    setDraft(next);
    dispatch(previewRequested(next));
  }

  return (
    <Dialog
      isOpen
      isSheet
      title={t('filters.title')}
      onClose={onClose}
      headAction={
        count > 0 && (
          <Button variant="quiet" onClick={() => change(withoutFilters(draft))}>
            {t('filters.clearCount', { count })}
          </Button>
        )
      }
      actions={
        <Button
          isWide
          isLoading={list?.status === 'loading'}
          onClick={() => (vacanciesUrl(draft) === vacanciesUrl(query) ? onClose() : onApply(draft))}
        >
          {show}
        </Button>
      }
    >
      <VisuallyHidden>
        <output>{total !== undefined && show}</output>
      </VisuallyHidden>
      <div className={styles.sheetDistrict}>
        <DistrictSelect districts={page?.facets.districts ?? []} query={draft} onChange={change} />
      </div>
      <FilterPanel query={draft} page={page} onChange={change} isInSheet />
    </Dialog>
  );
}
