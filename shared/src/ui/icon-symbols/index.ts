/** Drawings of the icons, for the shell: a document contains each once. */
export { printSymbols } from './symbols.ts';
