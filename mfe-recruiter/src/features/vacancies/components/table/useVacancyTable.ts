import type { OwnVacancy } from '@cpa/shared/contracts';
import { compareTexts } from '@cpa/shared/i18n';
import {
  createColumnHelper,
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { TableView } from '../../model/tableView.ts';
import { compareClosing, statusRank } from '../../model/vacancyOrder.ts';

/** Rows per page: as many as fit a screen of 900 px in the dense table. */
export const PAGE_SIZE = 25;

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});
const helper = createColumnHelper<typeof features, OwnVacancy>();
const byText = (value: (vacancy: OwnVacancy) => string | null | undefined) => ({
  sortFn: (a: { original: OwnVacancy }, b: { original: OwnVacancy }) =>
    compareTexts(value(a.original) ?? '', value(b.original) ?? ''),
});
const byNumber = (value: (vacancy: OwnVacancy) => number) => ({
  sortFn: (a: { original: OwnVacancy }, b: { original: OwnVacancy }) => value(a.original) - value(b.original),
});

const columns = helper.columns([
  helper.accessor('title', { id: 'title', ...byText(({ title }) => title) }),
  helper.accessor('status', { id: 'status', ...byNumber(statusRank) }),
  helper.accessor('applicants_count', { id: 'applicants', ...byNumber((row) => row.applicants_count) }),
  helper.accessor('views', { id: 'views', ...byNumber(({ views }) => views) }),
  helper.accessor('valid_through', {
    id: 'closes',
    sortFn: (a, b) => compareClosing(a.original, b.original),
  }),
  helper.accessor('package_name', {
    id: 'posting',
    ...byText(({ posting, package_name }) => package_name ?? posting),
  }),
  helper.accessor('location_district', {
    id: 'district',
    ...byText(({ location_district }) => location_district?.name),
  }),
  helper.accessor('company', { id: 'company', ...byText(({ company }) => company.name) }),
  helper.accessor('posted_by', { id: 'postedBy', ...byText(({ posted_by }) => posted_by) }),
  helper.accessor('created_at', { id: 'created', ...byText(({ created_at }) => created_at) }),
]);

export type SortedVacancies = {
  /** All rows in order, across pages. */
  ordered: readonly OwnVacancy[];
  /** Rows of the current page. */
  shown: readonly OwnVacancy[];
  page: number;
  lastPage: number;
};

/** Sorts the vacancies and cuts out the page that the view names; a page beyond the last one is the last one. */
export function useVacancyTable(
  vacancies: OwnVacancy[],
  { sort, isDescending, page }: TableView,
): SortedVacancies {
  const lastPage = Math.max(1, Math.ceil(vacancies.length / PAGE_SIZE));
  const current = Math.min(page, lastPage);
  const sorting = useMemo(() => [{ id: sort, desc: isDescending }], [sort, isDescending]);
  const pagination = useMemo(() => ({ pageIndex: current - 1, pageSize: PAGE_SIZE }), [current]);
  const table = useTable({
    features,
    columns,
    data: vacancies,
    getRowId: ({ id }) => String(id),
    state: { sorting, pagination },
    onSortingChange: ignore,
    onPaginationChange: ignore,
    autoResetPageIndex: false,
  });
  const sorted = table.getSortedRowModel().rows;
  const ordered = useMemo(() => sorted.map(({ original }) => original), [sorted]);
  return {
    ordered,
    shown: table.getRowModel().rows.map(({ original }) => original),
    page: current,
    lastPage,
  };
}

/** The URL holds sorting and page; only the view changes them. */
const ignore = () => undefined;
