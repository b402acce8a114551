import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A React application as generators write them, with one page, one slice and the tools of a usual project. */
const PACKAGE = {
  name: 'application',
  private: true,
  scripts: { build: 'webpack --mode production' },
  dependencies: {
    '@reduxjs/toolkit': '2.14.0',
    react: '19.3.1',
    'react-dom': '19.3.1',
    'react-redux': '9.3.1',
    'react-router': '8.5.1',
  },
  devDependencies: {
    '@babel/core': '8.1.3',
    '@babel/preset-env': '8.0.7',
    '@babel/preset-react': '8.0.1',
    '@babel/preset-typescript': '8.0.7',
    '@testing-library/dom': '10.4.2',
    '@testing-library/jest-dom': '7.0.1',
    '@testing-library/react': '16.3.3',
    '@testing-library/user-event': '14.6.12',
    '@types/react': '19.3.0',
    '@types/react-dom': '19.3.0',
    'babel-loader': '10.1.1',
    'css-loader': '7.1.5',
    eslint: '10.15.0',
    'eslint-plugin-react-hooks': '7.1.1',
    'html-webpack-plugin': '5.6.8',
    jest: '30.5.2',
    'jest-environment-jsdom': '30.5.2',
    'mini-css-extract-plugin': '2.10.2',
    prettier: '3.10.1',
    typescript: '7.0.2',
    webpack: '5.110.3',
    'webpack-cli': '7.3.1',
    'webpack-dev-server': '6.1.0',
  },
};

const FILES: Record<string, string> = {
  'package.json': JSON.stringify(PACKAGE, null, 2),
  'webpack.config.cjs': `const HtmlPlugin = require('html-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const presets = ['@babel/preset-env', ['@babel/preset-react', { runtime: 'automatic' }], '@babel/preset-typescript'];
module.exports = {
  entry: './src/index.tsx',
  output: { filename: '[name].[contenthash].js', clean: true },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      { test: /\\.tsx?$/, exclude: /node_modules/, use: { loader: 'babel-loader', options: { presets } } },
      { test: /\\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
    ],
  },
  plugins: [new HtmlPlugin({ title: 'Application' }), new MiniCssExtractPlugin()],
};
`,
  'src/index.css': 'body { font-family: sans-serif; }\n',
  'src/counter.ts': `import { configureStore, createSlice } from '@reduxjs/toolkit';
const counter = createSlice({
  name: 'counter',
  initialState: { value: 0 },
  reducers: { increased: (state) => { state.value += 1; } },
});
export const { increased } = counter.actions;
export const store = configureStore({ reducer: { counter: counter.reducer } });
export type RootState = ReturnType<typeof store.getState>;
`,
  'src/Counter.tsx': `import { useDispatch, useSelector } from 'react-redux';
import { increased, type RootState } from './counter';
export function Counter() {
  const value = useSelector((state: RootState) => state.counter.value);
  const dispatch = useDispatch();
  return <button onClick={() => dispatch(increased())}>{value}</button>;
}
`,
  'src/index.tsx': `import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { Counter } from './Counter';
import { store } from './counter';
import './index.css';
const router = createBrowserRouter([{ path: '/', element: <Counter /> }]);
createRoot(document.body.appendChild(document.createElement('main'))).render(
  <Provider store={store}><RouterProvider router={router} /></Provider>,
);
`,
};

/** Writes the application that the start of the site is compared with. */
export function writeApplication(folder: string): void {
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}
