import type { Role } from '../role.ts';
import { building } from './building.ts';
import { care } from './care.ts';
import { digital } from './digital.ts';
import { homes } from './homes.ts';
import { hotels } from './hotels.ts';
import { kitchens } from './kitchens.ts';
import { leisure } from './leisure.ts';
import { money } from './money.ts';
import { moving } from './moving.ts';
import { shops } from './shops.ts';
import { voices } from './voices.ts';

/** Every role, in the order in which vacancies get their ids. */
export const roles: Role[] = [
  kitchens,
  hotels,
  shops,
  building,
  care,
  digital,
  money,
  moving,
  leisure,
  homes,
  voices,
].flat();
