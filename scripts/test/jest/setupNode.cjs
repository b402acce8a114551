// ES modules have no module-scoped `jest`; a global makes tests read the same in every project.
globalThis.jest = jest;
