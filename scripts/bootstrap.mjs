/**
 * Runs before every npm command on the installed Node (20 or newer): installs the locked packages when they are
 * missing or outdated, restores the pinned Node and, with `--for-tests`, installs Chromium and PgBouncer.
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
if (!isInstalled()) await install();
if (!hasPinnedNode()) restorePinnedNode();
if (process.argv.includes('--for-tests')) await prepareTests();

function requireNode() {
  if (Number(process.versions.node.split('.')[0]) >= MIN_NODE) return;
  stop(`Career Portal Aruba needs Node ${MIN_NODE} or newer; this is ${process.version}.`);
}

/** Returns true when node_modules matches package-lock.json, except for packages of other platforms. */
function isInstalled() {
  const installed = readLock(join(ROOT, 'node_modules/.package-lock.json'));
  if (!installed) return false;
  const wanted = readLock(join(ROOT, 'package-lock.json'));
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path || entry.link || entry.optional || !path.startsWith('node_modules/')) return true;
    return installed[path]?.version === entry.version;
  });
}

function readLock(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : null;
}

async function install() {
  const end = showElapsed('Installing packages (once) …');
  const [command, args] = npmCommand(['ci', '--loglevel=error', '--no-fund', '--no-audit', '--no-progress']);
  const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit' });
  const code = await new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
  end();
  if (code !== 0) stop('npm ci failed; see its output above.');
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
}

function say(sentence) {
  process.stdout.write(`${sentence}\n`);
}

function stop(sentence) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}
