import { clampView, cropArea, START_VIEW, zoomAt } from './cropArea.ts';

const wide = { width: 1000, height: 500 };

describe('cropArea', () => {
  it('covers as much of the image as the aspect ratio allows', () => {
    expect(cropArea(wide, 1, START_VIEW)).toEqual({ left: 250, top: 0, width: 500, height: 500 });
    expect(cropArea(wide, 4, START_VIEW)).toEqual({ left: 0, top: 125, width: 1000, height: 250 });
  });

  it('shrinks with the zoom', () => {
    expect(cropArea(wide, 1, { ...START_VIEW, zoom: 2 })).toEqual({
      left: 375,
      top: 125,
      width: 250,
      height: 250,
    });
  });
});

describe('clampView', () => {
  it('keeps the frame inside the image and the zoom within its limits', () => {
    expect(clampView(wide, 1, { x: 2, y: -1, zoom: 0.2 })).toEqual({ x: 0.75, y: 0.5, zoom: 1 });
    expect(clampView(wide, 1, { x: 0, y: 0, zoom: 9 })).toEqual({ x: 0.0625, y: 0.125, zoom: 4 });
  });
});

describe('zoomAt', () => {
  it('leaves the point under the pointer where it is', () => {
    const point = { x: 0.25, y: 0.5 };
    const before = cropArea(wide, 1, START_VIEW);
    const view = zoomAt(wide, 1, START_VIEW, 2, point);
    const after = cropArea(wide, 1, view);
    expect(after.left + point.x * after.width).toBeCloseTo(before.left + point.x * before.width);
  });
});
