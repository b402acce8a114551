import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';

/** Terser: swc keeps unused classes, which makes a remote's entry three times as large. */
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
