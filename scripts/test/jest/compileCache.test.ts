import vm from 'node:vm';
import { cacheCompiledFunctions } from './compileCache.ts';

const { compileFunction } = vm;
afterAll(() => {
  vm.compileFunction = compileFunction;
});

test('compiles a module once, and again when its source has changed', () => {
  const compile = jest.spyOn(vm, 'compileFunction');
  cacheCompiledFunctions();
  const run = (source: string): unknown => {
    const parsingContext = vm.createContext({});
    const compiled = vm.compileFunction(source, [], { filename: '/module.js', parsingContext });
    return (compiled as () => unknown)();
  };
  expect(['return 1', 'return 1', 'return 2', 'return 2'].map(run)).toEqual([1, 1, 2, 2]);
  const usesCache = compile.mock.calls.map(([, , options]) => options?.cachedData !== undefined);
  expect(usesCache).toEqual([false, true, false, true]);
});
