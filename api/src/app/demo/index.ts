/** Demo data: loaded at start into an empty database, and by `npm run portal -- demo load|reset`. */
export { demoSignIns } from './demoSignIns.ts';
export { isDatabaseEmpty, loadDemo, resetDemo } from './loadDemo.ts';
