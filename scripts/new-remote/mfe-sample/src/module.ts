import { createPages, page, type RemoteModule } from '@cpa/shared/remote';
import { countUpdates } from './realtime/countUpdates.ts';

export { countUpdates as start };

/** The pages of this remote, each lazy. The manifest names the same chunks. */
export const createRoutes = createPages([
  page('/sample', () => import(/* webpackChunkName: "home" */ './routes/home.route.tsx')),
]);

/** The components for the slots that the manifest names. */
export const slots = {
  'frame.footer': () => import(/* webpackChunkName: "footer-note" */ './footer-note/FooterNote.tsx'),
} satisfies RemoteModule['slots'];
