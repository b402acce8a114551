import { evaluateModules, lazyModules, modules } from '../../remotes/index.ts';

/** Loads every module of the platform contract. Returns the function that remotes import them with. */
export async function loadProvidedModules(): Promise<(name: string) => unknown> {
  await evaluateModules();
  const provided = new Map(Object.entries(modules));
  for (const [name, load] of Object.entries(lazyModules)) provided.set(name, await load());
  return (name) => {
    const module = provided.get(name);
    if (!module) throw new Error(`${name} is not part of the platform contract.`);
    return module;
  };
}
