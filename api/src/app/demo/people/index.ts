import type { DemoPerson } from '../demoPerson.ts';
import { earlier } from './earlier.ts';
import { later } from './later.ts';

/** Everyone who looks for work, in the order in which they get their ids. The first one is the demo sign-in. */
export const people: DemoPerson[] = [...earlier, ...later];
