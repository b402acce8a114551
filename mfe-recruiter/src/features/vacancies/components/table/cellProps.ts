import type { OwnVacancy } from '@cpa/shared/contracts';

/** Props of a cell. `today` is a date in Aruba, YYYY-MM-DD. */
export type CellProps = { vacancy: OwnVacancy; today: string };
