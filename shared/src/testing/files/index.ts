/** Files for tests, written as real programs write them. */
export { aZip, type ZipPart } from './archives.ts';
export { producedResumes, wordParts } from './producedResumes.ts';
