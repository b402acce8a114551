/** Context options of a phone and a desktop browser. */
export const VIEWPORTS = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 900 } },
};
