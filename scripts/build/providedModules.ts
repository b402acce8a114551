/** Modules that the shell provides to remotes. */
export type PlatformContract = {
  version: string;
  /** Module → version, whether it is loaded on demand, and exported names. */
  modules: Record<string, ProvidedModule>;
};

export type ProvidedModule = { version: string; isLazy: boolean; names: string[] };

/** Range of versions of a shared module that the code of a remote built with this contract accepts. */
export const requiredRange = ({ version }: Pick<ProvidedModule, 'version'>): string => `^${version}`;
