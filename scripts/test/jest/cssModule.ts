/** Mock for CSS modules: returns each class name unchanged. */
export default new Proxy<Record<string, string>>(
  {},
  { get: (_target, name) => (typeof name === 'string' ? name : undefined) },
);
