import { createHash } from 'node:crypto';
import { basename, join, relative } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import { besideThis } from './besideThis.ts';
import { root, sharedFolder } from './workspace.ts';

export type StyleOptions = {
  isDevelopment: boolean;
  /** Remotes have no global rules, and every selector contains a local class. */
  isRemote: boolean;
};

/** Puts CSS modules into the cascade layer of their package. Plain CSS (reset and tokens) stays unlayered. */
export function styleRules(options: StyleOptions): RuleSetRule[] {
  const module = (layer: string, place: Pick<RuleSetRule, 'include' | 'exclude'>): RuleSetRule => ({
    test: /\.module\.css$/,
    ...place,
    use: [
      MiniCssExtractPlugin.loader,
      cssModules(options),
      { loader: besideThis('layerLoader'), options: { layer } },
    ],
  });
  const shell = join(root, 'shell');
  return [
    module('ui', { include: sharedFolder }),
    module('shell', { include: shell }),
    module('remote', { exclude: [sharedFolder, shell] }),
    {
      test: /\.css$/,
      exclude: /\.module\.css$/,
      use: options.isRemote
        ? [besideThis('globalCssLoader')]
        : [MiniCssExtractPlugin.loader, { loader: 'css-loader', options: { modules: false } }],
    },
  ];
}

/** Rules of the builds that render pages: class names only. */
export function serverStyleRules(isRemote: boolean): RuleSetRule[] {
  return [
    {
      test: /\.module\.css$/,
      use: [cssModules({ isDevelopment: false, isRemote }, true)],
    },
    { test: /\.css$/, exclude: /\.module\.css$/, use: [besideThis('noCssLoader')] },
  ];
}

function cssModules({ isDevelopment, isRemote }: StyleOptions, exportOnlyLocals = false) {
  return {
    loader: 'css-loader',
    options: {
      modules: {
        exportOnlyLocals,
        mode: isRemote ? 'pure' : 'local',
        namedExport: false,
        exportLocalsConvention: 'as-is',
        getLocalIdent: ({ resourcePath }: { resourcePath: string }, _name: string, local: string) =>
          className(resourcePath, local, isDevelopment),
      },
    },
  };
}

/**
 * `public-VacancyCard-title` in development, `pc-x3Fa9` in a release. The prefix names the package, in a release by its
 * first and last letter: documents contain each name many times.
 */
function className(file: string, local: string, isReadable: boolean): string {
  const path = relative(root, file);
  const prefix = path.split('/')[0]?.replace(/^mfe-/, '') ?? 'x';
  if (isReadable) return `${prefix}-${basename(file, '.module.css')}-${local}`;
  const name = `${prefix[0]}${prefix.at(-1)}-${createHash('sha256').update(`${path}\0${local}`).digest('base64url').slice(0, 5)}`;
  const owner = `${path} ${local}`;
  if ((owners.get(name) ?? owner) !== owner)
    throw new Error(`${owner} and ${owners.get(name)} have one name.`);
  owners.set(name, owner);
  return name;
}

/** Class of each name in a release. */
const owners = new Map<string, string>();
