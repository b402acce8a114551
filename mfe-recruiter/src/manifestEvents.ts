import type { RemoteManifestInput } from '@cpa/shared/contracts';

const integer = { type: 'integer' };
const string = { type: 'string' };
const number = { type: 'number' };
const listOf = <Item>(items: Item) => ({ type: 'array', items });

/** Returns the schema of an object with these properties, all of them required. */
const object = <Properties extends object>(properties: Properties) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});

/** Realtime events that the recruiter pages receive. */
export const events: RemoteManifestInput['events'] = [
  {
    name: 'application-received',
    payload: object({ vacancy_id: integer, vacancy_title: string, applicant_name: string }),
  },
  {
    name: 'application-status-changed',
    payload: object({ changes: listOf(object({ id: integer, status: string })) }),
  },
  { name: 'application-annotated', payload: object({ changes: listOf(object({ id: integer })) }) },
  {
    name: 'board-places-changed',
    payload: object({
      status: string,
      version: number,
      places: listOf(object({ id: integer, board_position: number })),
    }),
  },
  { name: 'postings-changed', payload: object({ company_id: integer }) },
  { name: 'order-status', isListener: true, payload: object({ order_id: integer, payment_status: string }) },
  { name: 'conversation-changed', isListener: true, payload: object({ application_id: integer }) },
  { name: 'lookers-changed', payload: object({ application_id: integer }) },
  { name: 'applicant-interview-changed', payload: object({ application_id: integer, vacancy_id: integer }) },
  {
    name: 'import-progress',
    payload: object({
      import_id: integer,
      company_id: integer,
      pages_done: integer,
      pages_total: integer,
      found: integer,
    }),
  },
];
