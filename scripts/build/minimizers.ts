import MinimizerPlugin from 'minimizer-webpack-plugin';

/** Minimises scripts with swc and style sheets with Lightning CSS. Packages that ship minified code are left alone. */
export function minimizers() {
  return [
    new MinimizerPlugin({
      minify: MinimizerPlugin.swcMinify,
      test: /\.js$/,
      extractComments: false,
      // Both minimisers are native code with threads of their own.
      parallel: false,
      minimizerOptions: { module: true, ecma: 2020, compress: {}, mangle: true, format: { comments: false } },
    }),
    new MinimizerPlugin({ minify: MinimizerPlugin.lightningCssMinify, test: /\.css$/, parallel: false }),
  ];
}
