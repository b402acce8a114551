import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Folder of Node's compile cache. */
export const COMPILE_CACHE = join(ROOT, '.cache/node');

/** Ports, URLs and the folder for run-time data. Environment variables override each of them. */
export type Settings = {
  ports: {
    SITE_PORT: number;
    API_PORT: number;
    REALTIME_PORT: number;
    NMI_SIMULATOR_PORT: number;
    SENTOO_SIMULATOR_PORT: number;
  };
  /** Starts the payment provider simulators. Always false in production. */
  isSimulated: boolean;
  siteUrl: string;
  apiUrl: string;
  home: string;
  isDemo: boolean;
};

export const settings: Settings = readSettings(process.env);

export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const apiPort = Number(env['API_PORT'] ?? 3300);
  const ports = {
    SITE_PORT: Number(env['SITE_PORT'] ?? 3000),
    API_PORT: apiPort,
    REALTIME_PORT: Number(env['REALTIME_PORT'] ?? 8080),
    NMI_SIMULATOR_PORT: Number(env['NMI_SIMULATOR_PORT'] ?? apiPort + 3),
    SENTOO_SIMULATOR_PORT: Number(env['SENTOO_SIMULATOR_PORT'] ?? apiPort + 4),
  };
  return {
    ports,
    isSimulated: env['NODE_ENV'] !== 'production',
    siteUrl: env['SITE_URL'] ?? `http://localhost:${ports.SITE_PORT}`,
    apiUrl: env['API_URL'] ?? `http://127.0.0.1:${ports.API_PORT}`,
    home: resolve(env['PORTAL_HOME'] ?? `${ROOT}/.portal`),
    isDemo: env['DEMO'] ? env['DEMO'] === 'on' : env['NODE_ENV'] !== 'production',
  };
}

/** Returns the ports that `npm start` listens on with these settings. */
export function portsInUse({ ports, isSimulated }: Settings): Record<string, number> {
  const all = Object.entries(ports);
  return Object.fromEntries(isSimulated ? all : all.filter(([name]) => !name.includes('SIMULATOR')));
}

/** Returns the environment for the server processes. */
export function environmentOf({ ports, siteUrl, apiUrl, home, isDemo }: Settings): NodeJS.ProcessEnv {
  const numbers = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)]));
  return {
    // Processes compile their modules in half the time.
    NODE_COMPILE_CACHE: COMPILE_CACHE,
    ...process.env,
    ...numbers,
    SITE_URL: siteUrl,
    API_URL: apiUrl,
    PORTAL_HOME: home,
    DEMO: isDemo ? 'on' : 'off',
  };
}
