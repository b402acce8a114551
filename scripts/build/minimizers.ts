import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';

/** Uses Terser, because swc keeps unused classes: the entry of a remote would be three times as large. */
export function minimizers() {
  return [
    new MinimizerPlugin({
      extractComments: false,
      parallel: 2,
      terserOptions: { module: true, ecma: 2020, compress: { passes: 2 }, format: { comments: false } },
    }),
    new CssMinimizerPlugin({ parallel: false }),
  ];
}
