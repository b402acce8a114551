const { runInThisContext } = require('node:vm');

// Modules that Node loads return its dates. Without this, they are no instances of the `Date` of a test file.
globalThis.Date = runInThisContext('Date');
