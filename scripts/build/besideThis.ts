import { extname, join } from 'node:path';

/** Returns the path of a module in this folder, for webpack. The packed kit is compiled to JavaScript. */
export const besideThis = (name: string): string =>
  join(import.meta.dirname, name + extname(import.meta.filename));
