/** Cropping of an image in the browser. Loads on demand, because it includes react-aria. */
export { ImageCrop } from './ImageCrop.tsx';
export type { ImageCropProps } from './ImageCrop.tsx';
