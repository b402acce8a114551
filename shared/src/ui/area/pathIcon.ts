import { createIcon } from '../icons/createIcon.tsx';

/** Creates an icon of the kit from the `d` attributes of its paths, as a manifest has them. */
export const pathIcon = (paths: readonly string[]): ReturnType<typeof createIcon> =>
  createIcon(paths.map((d) => ['path', { d }]));
