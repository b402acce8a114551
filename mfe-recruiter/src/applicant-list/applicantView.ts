import { type ApplicationStatus, applicationStatusSchema } from '@cpa/shared/contracts';

export const SORTS = ['applied', 'name', 'vacancy', 'status', 'stage', 'rating'] as const;
export type Sort = (typeof SORTS)[number];

/** Statuses in which a decision is still open. */
export const ACTIVE_STATUSES: readonly ApplicationStatus[] = [
  'new',
  'viewed',
  'shortlisted',
  'interview',
  'offer',
];

/** Filter of a list of applicants. Null matches everything. */
export type ApplicantFilter = {
  /** Matches name, headline, tags, vacancy and the text of the resume. */
  search: string;
  status: ApplicationStatus | 'active' | null;
  vacancyId: number | null;
  /** At least this rating. */
  rating: number | null;
  tag: string | null;
  answers: 'fit' | 'unwanted' | null;
  /** Question whose answer is filtered, as it was asked. */
  question: string | null;
  /** Wanted answer to the question: `yes`, `no` or a choice; part of it for a question with a text. Null: any. */
  answer: string | null;
};

/** Filter, order and layout of a list of applicants, as stored in the query of the URL. */
export type ApplicantView = ApplicantFilter & {
  layout: 'list' | 'board';
  sort: Sort;
  isDescending: boolean;
};

export const DEFAULT_VIEW: ApplicantView = {
  layout: 'list',
  search: '',
  status: null,
  vacancyId: null,
  rating: null,
  tag: null,
  answers: null,
  question: null,
  answer: null,
  sort: 'applied',
  isDescending: true,
};

/** Reads the view from the query of the URL. Ignores invalid values. */
export function viewFromQuery(query: URLSearchParams): ApplicantView {
  const sort = query.get('sort') ?? '-applied';
  const name = sort.replace('-', '');
  const isSort = SORTS.some((option) => option === name);
  return {
    layout: query.get('view') === 'board' ? 'board' : 'list',
    search: query.get('search') ?? '',
    status: oneOf([...applicationStatusSchema.options, 'active'] as const, query.get('status')),
    vacancyId: integer(query.get('vacancy'), Number.MAX_SAFE_INTEGER),
    rating: integer(query.get('rating'), 5),
    tag: query.get('tag') || null,
    answers: oneOf(['fit', 'unwanted'] as const, query.get('answers')),
    question: query.get('question') || null,
    answer: (query.get('question') && query.get('answer')) || null,
    sort: isSort ? (name as Sort) : DEFAULT_VIEW.sort,
    isDescending: isSort ? sort.startsWith('-') : DEFAULT_VIEW.isDescending,
  };
}

/** Writes the differences from the default view. */
export function viewToQuery(view: ApplicantView): URLSearchParams {
  const query = new URLSearchParams();
  const { layout, search, status, vacancyId, rating, tag, answers, question, answer } = view;
  const { sort, isDescending } = view;
  if (layout === 'board') query.set('view', layout);
  if (search) query.set('search', search);
  if (status) query.set('status', status);
  if (vacancyId !== null) query.set('vacancy', String(vacancyId));
  if (rating !== null) query.set('rating', String(rating));
  if (tag) query.set('tag', tag);
  if (answers) query.set('answers', answers);
  if (question) query.set('question', question);
  if (question && answer) query.set('answer', answer);
  const order = `${isDescending ? '-' : ''}${sort}`;
  if (order !== '-applied') query.set('sort', order);
  return query;
}

function oneOf<Option extends string>(options: readonly Option[], value: string | null): Option | null {
  return options.find((option) => option === value) ?? null;
}

function integer(value: string | null, max: number): number | null {
  const number = Number(value);
  return Number.isSafeInteger(number) && number > 0 && number <= max ? number : null;
}
