/** A phone and a desk: what people have in front of them. */
export const SCREENS = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true },
  desk: { viewport: { width: 1280, height: 900 } },
};
