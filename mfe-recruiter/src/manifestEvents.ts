import type { RemoteManifestInput } from '@cpa/shared/contracts';

/** Realtime events that the recruiter pages want. */
export const events: RemoteManifestInput['events'] = [
  {
    name: 'application-received',
    payload: {
      type: 'object',
      properties: {
        vacancy_id: { type: 'integer' },
        vacancy_title: { type: 'string' },
        applicant_name: { type: 'string' },
      },
      required: ['vacancy_id', 'vacancy_title', 'applicant_name'],
    },
  },
  {
    name: 'application-status-changed',
    payload: {
      type: 'object',
      properties: {
        changes: {
          type: 'array',
          items: {
            type: 'object',
            properties: { id: { type: 'integer' }, status: { type: 'string' } },
            required: ['id', 'status'],
          },
        },
      },
      required: ['changes'],
    },
  },
  {
    name: 'application-annotated',
    payload: {
      type: 'object',
      properties: {
        changes: {
          type: 'array',
          items: { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] },
        },
      },
      required: ['changes'],
    },
  },
  {
    name: 'board-places-changed',
    payload: {
      type: 'object',
      properties: {
        status: { type: 'string' },
        version: { type: 'number' },
        places: {
          type: 'array',
          items: {
            type: 'object',
            properties: { id: { type: 'integer' }, board_position: { type: 'number' } },
            required: ['id', 'board_position'],
          },
        },
      },
      required: ['status', 'version', 'places'],
    },
  },
  {
    name: 'postings-changed',
    payload: { type: 'object', properties: { company_id: { type: 'integer' } }, required: ['company_id'] },
  },
  {
    name: 'order-status',
    isListener: true,
    payload: {
      type: 'object',
      properties: { order_id: { type: 'integer' }, payment_status: { type: 'string' } },
      required: ['order_id', 'payment_status'],
    },
  },
  {
    name: 'applicant-interview-changed',
    payload: {
      type: 'object',
      properties: { application_id: { type: 'integer' }, vacancy_id: { type: 'integer' } },
      required: ['application_id', 'vacancy_id'],
    },
  },
  {
    name: 'import-progress',
    payload: {
      type: 'object',
      properties: {
        import_id: { type: 'integer' },
        company_id: { type: 'integer' },
        pages_done: { type: 'integer' },
        pages_total: { type: 'integer' },
        found: { type: 'integer' },
      },
      required: ['import_id', 'company_id', 'pages_done', 'pages_total', 'found'],
    },
  },
];
