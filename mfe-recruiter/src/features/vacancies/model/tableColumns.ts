import type { SortColumn } from './tableView.ts';

export type ColumnId = SortColumn | 'stages';

/** Columns in display order, with their default width in pixels. The title takes the remaining width. */
export const COLUMNS: readonly { id: ColumnId; width: number; isOptional?: boolean }[] = [
  { id: 'title', width: 184 },
  { id: 'status', width: 92 },
  { id: 'applicants', width: 114 },
  { id: 'stages', width: 84 },
  { id: 'views', width: 80 },
  { id: 'closes', width: 156 },
  { id: 'posting', width: 98 },
  { id: 'district', width: 130, isOptional: true },
  { id: 'company', width: 140, isOptional: true },
  { id: 'postedBy', width: 120, isOptional: true },
  { id: 'created', width: 112, isOptional: true },
];

export const MIN_WIDTH = 60;
export const MAX_WIDTH = 480;
/** Widths of the columns for the checkbox and the actions. */
export const SELECT_WIDTH = 44;
export const ACTIONS_WIDTH = 136;

/** Columns that a narrow table leaves out, the first one first. */
const LEAST_IMPORTANT: readonly ColumnId[] = [
  'created',
  'postedBy',
  'company',
  'district',
  'posting',
  'stages',
  'views',
  'status',
];

/** Choices of a user, stored in the browser. */
export type TableLayout = {
  hidden: readonly ColumnId[];
  widths: Readonly<Partial<Record<ColumnId, number>>>;
  /** Null: by the number of rows. */
  isDense: boolean | null;
};

export const DEFAULT_LAYOUT: TableLayout = {
  hidden: COLUMNS.filter(({ isOptional }) => isOptional).map(({ id }) => id),
  widths: {},
  isDense: null,
};

/** Rows with two lines of text fill a window up to this number. */
const MAX_TALL_ROWS = 15;

/** Returns whether the rows of a list have one line of text: as chosen, else those of a long list. */
export function isDenseTable({ isDense }: TableLayout, rows: number): boolean {
  return isDense ?? rows > MAX_TALL_ROWS;
}

export function widthOf(id: ColumnId, { widths }: TableLayout): number {
  return widths[id] ?? COLUMNS.find((column) => column.id === id)!.width;
}

/** Returns the chosen columns that fit into `available` pixels, so that the table never scrolls sideways. */
export function fittingColumns(layout: TableLayout, available: number): ColumnId[] {
  let shown = COLUMNS.map(({ id }) => id).filter((id) => !layout.hidden.includes(id));
  const total = () => shown.reduce((sum, id) => sum + widthOf(id, layout), SELECT_WIDTH + ACTIONS_WIDTH);
  for (const id of LEAST_IMPORTANT) {
    if (total() <= available) break;
    shown = shown.filter((column) => column !== id);
  }
  return shown;
}

export function withWidth(layout: TableLayout, id: ColumnId, width: number): TableLayout {
  const bounded = Math.round(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, width)));
  return { ...layout, widths: { ...layout.widths, [id]: bounded } };
}

export function withColumn(layout: TableLayout, id: ColumnId, isShown: boolean): TableLayout {
  const others = layout.hidden.filter((column) => column !== id);
  return { ...layout, hidden: isShown ? others : [...others, id] };
}
