/** Demo data: loaded at start into an empty database, and by `npm run portal -- demo load|reset`. */
export { storeDemoCovers } from './storeDemoCovers.ts';
export { storeDemoPictures } from './storeDemoPictures.ts';
export { storeDemoResumes } from './storeDemoResumes.ts';
export { isDatabaseEmpty, loadDemo, resetDemo } from './loadDemo.ts';
