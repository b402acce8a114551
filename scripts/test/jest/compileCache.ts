import vm from 'node:vm';

type Compile = typeof vm.compileFunction;
type Compiled = ReturnType<Compile>;

/** Bytecode by file name, with the source that it belongs to. */
const compiled = new Map<string, { source: string; cachedData: Buffer }>();

/**
 * Lets a worker parse each CommonJS module once. Jest compiles all modules again for each test file, and V8's own cache
 * misses because of Jest's `importModuleDynamically`.
 */
export function cacheCompiledFunctions(): void {
  const compile = vm.compileFunction;
  vm.compileFunction = (source, parameters, options = {}): Compiled => {
    const { filename } = options;
    if (filename === undefined) return compile(source, parameters, options);
    const known = compiled.get(filename);
    if (known?.source === source)
      return compile(source, parameters, { ...options, cachedData: known.cachedData });
    const result = compile(source, parameters, { ...options, produceCachedData: true });
    if (result.cachedData) compiled.set(filename, { source, cachedData: result.cachedData });
    return result;
  };
}
