/** Demo data: loaded at start into an empty database, and by `npm run portal -- demo load|reset`. */
export { isDatabaseEmpty, loadDemo, resetDemo } from './loadDemo.ts';
