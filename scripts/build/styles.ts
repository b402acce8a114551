import { createHash } from 'node:crypto';
import { basename, join, relative } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import { root } from './package.ts';

const loader = (name: string) => join(import.meta.dirname, name);

export type StyleOptions = {
  isDevelopment: boolean;
  /** A remote alone: no rule outside a CSS module, every selector with a class of its own. */
  isRemote: boolean;
};

/** CSS Modules in the layer of the package they stand in; plain CSS (the shell's reset and tokens) as it is. */
export function styleRules(options: StyleOptions): RuleSetRule[] {
  const module = (layer: string, place: Pick<RuleSetRule, 'include' | 'exclude'>): RuleSetRule => ({
    test: /\.module\.css$/,
    ...place,
    use: [
      MiniCssExtractPlugin.loader,
      cssModules(options),
      { loader: loader('layerLoader.ts'), options: { layer } },
    ],
  });
  const shared = join(root, 'shared');
  const shell = join(root, 'shell');
  return [
    module('ui', { include: shared }),
    module('shell', { include: shell }),
    module('remote', { exclude: [shared, shell] }),
    {
      test: /\.css$/,
      exclude: /\.module\.css$/,
      use: options.isRemote
        ? [loader('globalCssLoader.ts')]
        : [MiniCssExtractPlugin.loader, { loader: 'css-loader', options: { modules: false } }],
    },
  ];
}

function cssModules({ isDevelopment, isRemote }: StyleOptions) {
  return {
    loader: 'css-loader',
    options: {
      modules: {
        mode: isRemote ? 'pure' : 'local',
        namedExport: false,
        exportLocalsConvention: 'as-is',
        getLocalIdent: ({ resourcePath }: { resourcePath: string }, _name: string, local: string) =>
          className(resourcePath, local, isDevelopment),
      },
    },
  };
}

/** `public-VacancyCard-title` while developing, `public-x3Fa9Q` in a release: the prefix tells whose class it is. */
function className(file: string, local: string, isReadable: boolean): string {
  const path = relative(root, file);
  const prefix = path.split('/')[0]?.replace(/^mfe-/, '') ?? 'x';
  if (isReadable) return `${prefix}-${basename(file, '.module.css')}-${local}`;
  return `${prefix}-${createHash('sha256').update(`${path}\0${local}`).digest('base64url').slice(0, 6)}`;
}
