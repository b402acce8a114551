/** Largest zoom: 1 shows as much of the image as fits the frame. */
export const MAX_ZOOM = 4;

/** Position of the frame: its centre as a fraction of the image, and the zoom. */
export type CropView = { x: number; y: number; zoom: number };

export type Size = { width: number; height: number };

export const START_VIEW: CropView = { x: 0.5, y: 0.5, zoom: 1 };

/** Returns the part of the image inside the frame, in pixels of the image. */
export function cropArea(image: Size, aspect: number, { x, y, zoom }: CropView) {
  const width = Math.min(image.width, image.height * aspect) / zoom;
  const height = width / aspect;
  return { left: x * image.width - width / 2, top: y * image.height - height / 2, width, height };
}

/** Moves the view so that the frame stays inside the image. */
export function clampView(image: Size, aspect: number, view: CropView): CropView {
  const zoom = Math.min(Math.max(view.zoom, 1), MAX_ZOOM);
  const { width, height } = cropArea(image, aspect, { ...view, zoom });
  return {
    zoom,
    x: clamp(view.x, width / 2 / image.width),
    y: clamp(view.y, height / 2 / image.height),
  };
}

/** Zooms around a point of the frame, given as a fraction of the frame; 0.5 is its centre. */
export function zoomAt(
  image: Size,
  aspect: number,
  view: CropView,
  zoom: number,
  point: { x: number; y: number } = { x: 0.5, y: 0.5 },
): CropView {
  const next = Math.min(Math.max(zoom, 1), MAX_ZOOM);
  const before = cropArea(image, aspect, view);
  const after = cropArea(image, aspect, { ...view, zoom: next });
  return clampView(image, aspect, {
    zoom: next,
    x: view.x + ((point.x - 0.5) * (before.width - after.width)) / image.width,
    y: view.y + ((point.y - 0.5) * (before.height - after.height)) / image.height,
  });
}

function clamp(centre: number, half: number): number {
  return Math.min(Math.max(centre, half), 1 - half);
}
