import type { DemoCompany } from '../demoCompany.ts';
import { offices } from './offices.ts';
import { tables } from './tables.ts';
import { trades } from './trades.ts';

/** Every company, in the order in which they get their ids. */
export const companies: DemoCompany[] = [tables, trades, offices].flat();
