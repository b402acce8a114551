/** Division of work into tasks. No module of it imports another, so that the first task of a page may use it. */
export { nextTask } from './nextTask.ts';
