/**
 * Runs before every npm command on the installed Node (20 or newer): installs the locked packages when they are
 * missing or outdated and restores the pinned Node. With `--site`, installs only what runs the site, and keeps
 * development packages that are already there. With `--for-tests`, installs Chromium and PgBouncer too.
 * Plain JavaScript, because that Node may not run TypeScript.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { showElapsed } from './start/showElapsed.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const MIN_NODE = 20;

requireNode();
await installPackages();
if (!hasPinnedNode()) restorePinnedNode();
if (process.argv.includes('--for-tests')) await prepareTests();

function requireNode() {
  if (Number(process.versions.node.split('.')[0]) >= MIN_NODE) return;
  stop(`Career Portal Aruba needs Node ${MIN_NODE} or newer; this is ${process.version}.`);
}

/**
 * Compares node_modules with package-lock.json, except for packages of other platforms. `--omit=dev` leaves out what is
 * marked `dev`; it installs optional peers of the site's packages, marked `devOptional`.
 */
async function installPackages() {
  const wanted = Object.entries(readLock('package-lock.json')).filter(
    ([path, { link, optional }]) => path.startsWith('node_modules/') && !link && !optional,
  );
  const installed = readLock('node_modules/.package-lock.json');
  const isMissing = ([path, { version }]) => installed[path]?.version !== version;
  const hasDevelopment = Object.values(installed).some(({ dev }) => dev);

  if (wanted.some((entry) => !entry[1].dev && isMissing(entry))) {
    const isSiteOnly = process.argv.includes('--site') && !hasDevelopment;
    await install('Installing packages (once) …', ['ci', ...(isSiteOnly ? ['--omit=dev'] : [])]);
  } else if ((hasDevelopment || !process.argv.includes('--site')) && wanted.some(isMissing)) {
    // Unlike `npm ci`, this leaves the packages of a running site in place.
    await install('Installing development packages (once) …', ['install', '--no-save', '--include=dev']);
  }
}

function readLock(file) {
  const path = join(ROOT, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}

async function install(message, commandArgs) {
  const end = showElapsed(message);
  const [command, args] = npmCommand([
    ...commandArgs,
    '--prefer-offline',
    '--loglevel=error',
    '--no-fund',
    '--no-audit',
    '--no-progress',
  ]);
  const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit' });
  const code = await new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
  end();
  if (code !== 0) stop(`npm ${commandArgs[0]} failed; see its output above.`);
}

/** Checks the bin shared by the five platform packages. npm 10 removes it on `npm ci`. */
function hasPinnedNode() {
  const node = join(ROOT, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (!existsSync(node)) return false;
  const { stdout } = spawnSync(node, ['--version'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return stdout?.trim() === `v${pinnedNodeVersion()}`;
}

function restorePinnedNode() {
  const installed = nodePackages().find((name) => existsSync(join(ROOT, 'node_modules', name)));
  if (installed && npm(['rebuild', installed, '--loglevel=error']) === 0 && hasPinnedNode()) return;
  stop(`The pinned Node ${pinnedNodeVersion()} is not available for ${process.platform} ${process.arch}.`);
}

function nodePackages() {
  return Object.keys(rootPackage().optionalDependencies).filter((name) => name.startsWith('node-'));
}

function pinnedNodeVersion() {
  return rootPackage().optionalDependencies[nodePackages()[0]];
}

function rootPackage() {
  return JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
}

function npm(args) {
  const [command, all] = npmCommand(args);
  return spawnSync(command, all, { cwd: ROOT, stdio: 'inherit' }).status;
}

/** Returns npm with the Node that started this script; npm may replace the one in node_modules. */
function npmCommand(args) {
  const { npm_execpath: npmPath, npm_node_execpath: nodePath = process.execPath } = process.env;
  return npmPath ? [nodePath, [npmPath, ...args]] : ['npm', args];
}

async function prepareTests() {
  const { ensureChromium } = await import('./test/chromium.mjs');
  const { ensurePgBouncer } = await import('./test/pgBouncer.mjs');
  ensureChromium({ say, stop });
  const { ensurePdfTools } = await import('./test/pdfTools.mjs');
  ensurePgBouncer({ say });
  ensurePdfTools({ say });
  const { ensureOperationTools } = await import('./test/operationTools.mjs');
  ensureOperationTools({ say });
}

function say(sentence) {
  process.stdout.write(`${sentence}\n`);
}

function stop(sentence) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}
