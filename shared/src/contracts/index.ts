/**
 * The shapes that cross the wire: one zod schema is the server's validation, the OpenAPI document and the
 * browser's check. Imports nothing but zod. Names are the specification's.
 */
export * from './accounts.ts';
export * from './applicants.ts';
export * from './applications.ts';
export * from './common.ts';
export * from './companies.ts';
export * from './content.ts';
export * from './home.ts';
export * from './options.ts';
export * from './packages.ts';
export * from './release.ts';
export * from './vacancies.ts';
