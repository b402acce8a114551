import { createPages, page, type RemoteModule } from '@cpa/shared/remote';
import { countUpdates } from './realtime/countUpdates.ts';

export { countUpdates as start };

/** Pages of this remote, loaded lazily. The manifest names the same chunks. */
export const createRoutes = createPages([
  page('/sample', () => import(/* webpackChunkName: "home" */ './routes/home.route.tsx')),
]);

/** Components for the slots in the manifest. */
export const slots = {
  'frame.footer': () => import(/* webpackChunkName: "footer-note" */ './footer-note/FooterNote.tsx'),
} satisfies RemoteModule['slots'];
