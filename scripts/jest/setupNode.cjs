// ES modules see no `jest` of their own; with it on the global object tests read the same in every project.
globalThis.jest = jest;
