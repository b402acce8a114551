/**
 * Adds the optional packages for other platforms that `npm install` omits to package-lock.json, so that `npm ci`
 * accepts the file on every platform. Run `node scripts/complete-lockfile.ts` after each `npm install`.
 */
import { readFileSync, writeFileSync } from 'node:fs';

type LockEntry = {
  version?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};
type Lockfile = { packages: Record<string, LockEntry> };

function completeLockfile(): void {
  const lockfilePath = new URL('../package-lock.json', import.meta.url);
  const lockfile = JSON.parse(readFileSync(lockfilePath, 'utf8')) as Lockfile;
  const added = addMissingOptionals(lockfile.packages);
  lockfile.packages = Object.fromEntries(
    Object.entries(lockfile.packages).toSorted(([left], [right]) => left.localeCompare(right, 'en')),
  );
  if (added.length > 0) writeFileSync(lockfilePath, `${JSON.stringify(lockfile, null, 2)}\n`);
  console.log(`${added.length} optional packages for other platforms added to package-lock.json.`);
}

function addMissingOptionals(packages: Lockfile['packages']): string[] {
  const names: string[] = [];
  for (const [path, entry] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      if (isResolvable(packages, path, name)) continue;
      packages[`node_modules/${name}`] = {
        version: range.replace(/^[\^~>=\s]+/, ''),
        optional: true,
        ...systemOf(name),
      };
      names.push(name);
    }
  }
  return names;
}

/** Resolves `name` from the package at `path` like Node: upwards through the node_modules folders. */
function isResolvable(packages: Lockfile['packages'], path: string, name: string): boolean {
  for (let from = path; ; from = from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/')))) {
    if (packages[from ? `${from}/node_modules/${name}` : `node_modules/${name}`]) return true;
    if (!from.includes('/node_modules/')) return packages[`node_modules/${name}`] !== undefined;
  }
}

const OPERATING_SYSTEMS: Record<string, string> = { windows: 'win32', win: 'win32', wasi: 'none' };
const KNOWN_SYSTEMS = new Set([
  'darwin',
  'linux',
  'win32',
  'android',
  'freebsd',
  'openharmony',
  'netbsd',
  'openbsd',
  'sunos',
  'aix',
]);
const KNOWN_CPUS = new Set([
  'arm64',
  'arm',
  'x64',
  'ia32',
  'ppc64',
  's390x',
  'riscv64',
  'loong64',
  'mips64el',
  'wasm32',
]);

/** Derives the platform from a package name such as `@swc/core-linux-arm64-musl`. */
function systemOf(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> {
  const words = name.split(/[-/]/).map((word) => OPERATING_SYSTEMS[word] ?? word);
  const os = words.filter((word) => KNOWN_SYSTEMS.has(word));
  const cpu = words.filter((word) => KNOWN_CPUS.has(word)).slice(-1);
  const libc = name.includes('musl') ? ['musl'] : /gnu(eabihf)?$/.test(name) ? ['glibc'] : [];
  return { ...(os.length && { os }), ...(cpu.length && { cpu }), ...(libc.length && { libc }) };
}

completeLockfile();
