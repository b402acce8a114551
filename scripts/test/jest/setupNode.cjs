// ES modules have no module-scoped `jest`; a global makes tests read the same in every project.
globalThis.jest = jest;

/**
 * Fastify looks for the name of a plugin without a display name in `require.cache`, which Jest rebuilds on each
 * access: a third of the CPU time of the API tests. A default display name skips that search.
 */
const displayName = Symbol.for('fastify.display-name');
// oxlint-disable-next-line no-extend-native -- Fastify reads the name from the plugin function itself.
Object.defineProperty(Function.prototype, displayName, {
  configurable: true,
  get() {
    return this.name || 'anonymous plugin';
  },
  set(value) {
    Object.defineProperty(this, displayName, { value, configurable: true, writable: true });
  },
});
