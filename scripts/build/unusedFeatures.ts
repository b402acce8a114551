import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROUTER = folderOf('react-router');
const FEDERATION = folderOf('@module-federation/runtime-core');
const FEDERATION_SDK = folderOf('@module-federation/sdk');

/**
 * Replaces modules of libraries that the shell never uses and that their libraries import nevertheless, for
 * `resolve.alias`. A build fails when such a module is missing, or when a library imports a name that its replacement lacks.
 */
export const unusedFeatures: Record<string, string> = Object.fromEntries(
  [
    [ROUTER, 'lib/dom/ssr/components.js', 'routerFramework'],
    [ROUTER, 'lib/router/instrumentation.js', 'routerInstrumentation'],
    [FEDERATION, 'utils/preload.js', 'federationPreload'],
    [FEDERATION_SDK, 'dom.js', 'federationScripts'],
    [FEDERATION, 'plugins/snapshot/SnapshotHandler.js', 'federationSnapshots'],
  ].map(([folder = '', file = '', replacement = '']) => [
    join(folder, file),
    join(import.meta.dirname, 'unused', `${replacement}.js`),
  ]),
);

function folderOf(library: string): string {
  return dirname(fileURLToPath(import.meta.resolve(library)));
}
