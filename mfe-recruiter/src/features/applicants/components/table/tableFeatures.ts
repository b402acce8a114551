import { tableFeatures } from '@tanstack/react-table';

/** Filter, order and selection live in the URL and in the page; the table only needs its columns and rows. */
export const features = tableFeatures({});
export type TableFeatures = typeof features;
