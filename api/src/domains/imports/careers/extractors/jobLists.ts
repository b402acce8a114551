import { isObject, listed, type Said } from '../reading/stated.ts';
import type { Statements } from '../reading/statements.ts';

type Fields = Map<string, unknown>;
type Group = { depth: number; jobs: Fields[] };

/** Names of the fields of a vacancy in feeds and exports, without separators and prefixes, the most exact first. */
const NAMES = {
  id: ['id', 'guid', 'referencenumber', 'reference', 'ref', 'requisitionid', 'jobid', 'vacancyid', 'code'],
  title: [
    'title',
    'jobtitle',
    'vacancytitle',
    'positiontitle',
    'position',
    'name',
    'headline',
    'functie',
    'puesto',
    'titulo',
    'role',
  ],
  description: [
    'description',
    'jobdescription',
    'fulldescription',
    'encoded',
    'content',
    'contenthtml',
    'body',
    'details',
    'descripcion',
    'omschrijving',
    'text',
    'summary',
    'excerpt',
  ],
  url: ['url', 'link', 'joburl', 'vacancyurl', 'detailurl', 'applyurl', 'permalink', 'href', 'loc'],
  place: ['location', 'joblocation', 'city', 'place', 'town', 'plaats', 'ciudad', 'workplace'],
  country: ['country', 'land', 'pais'],
  employment: ['jobtype', 'employmenttype', 'employment', 'contracttype', 'contract', 'workload', 'schedule'],
  posted: [
    'dateposted',
    'date',
    'pubdate',
    'published',
    'publishdate',
    'publicationdate',
    'datepublished',
    'posted',
    'created',
    'createdat',
    'updated',
    'modified',
  ],
  validThrough: [
    'validthrough',
    'expirationdate',
    'expires',
    'expirydate',
    'closingdate',
    'deadline',
    'enddate',
  ],
  salary: ['salary', 'basesalary', 'wage', 'salario', 'salaris', 'compensation'],
} as const;
type Name = keyof typeof NAMES;

/** Nodes that are looked at, because a document may be hostile. */
const MOST_NODES = 50_000;
const DEEPEST = 20;

/**
 * Finds the vacancies of a document by its structure: the most objects at one path that have a title and a text or a
 * URL. The container of a feed has those fields as well, so the deepest of two equal groups counts.
 */
export function jobsIn(root: unknown): Statements[] {
  const groups = new Map<string, Group>();
  let count = 0;
  const visit = (value: unknown, path: string, depth: number): void => {
    count += 1;
    if (count > MOST_NODES || depth > DEEPEST) return;
    if (Array.isArray(value)) for (const item of value) visit(item, path, depth);
    if (!isObject(value)) return;
    const fields = fieldsOf(value);
    if (textOf(fields, 'title') && (textOf(fields, 'description') ?? textOf(fields, 'url'))) {
      const group = groups.get(path) ?? { depth, jobs: [] };
      group.jobs.push(fields);
      groups.set(path, group);
    }
    for (const [key, item] of Object.entries(value)) visit(item, `${path}.${key}`, depth + 1);
  };
  visit(root, '', 0);
  const [best] = [...groups.values()].toSorted((a, b) => b.jobs.length - a.jobs.length || b.depth - a.depth);
  return (best?.jobs ?? []).map(statementsOf);
}

function statementsOf(fields: Fields): Statements {
  const said = (name: Name): Said | undefined => {
    const value = textOf(fields, name);
    return value === undefined ? undefined : { value, at: `job.${name}` };
  };
  const place = [textOf(fields, 'place'), textOf(fields, 'country')].filter(Boolean).join(', ');
  return {
    id: said('id') ?? said('url'),
    title: said('title'),
    description: said('description'),
    url: said('url'),
    place: place ? { value: place, at: 'job.place' } : undefined,
    employment: said('employment'),
    posted: said('posted'),
    validThrough: said('validThrough'),
    salary: { text: said('salary') },
  };
}

function fieldsOf(value: Record<string, unknown>): Fields {
  return new Map(
    Object.entries(value).map(([key, item]) => [
      key
        .slice(key.lastIndexOf(':') + 1)
        .toLowerCase()
        .replaceAll(/[^a-z]/g, ''),
      item,
    ]),
  );
}

function textOf(fields: Fields, name: Name): string | undefined {
  for (const key of NAMES[name]) {
    const text = plainText(fields.get(key));
    if (text !== '') return text;
  }
  return undefined;
}

/** Returns the text of a field, which may be an element with attributes or an object with a text. */
function plainText(value: unknown, depth = 0): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number') return String(value);
  if (depth > 3) return '';
  if (Array.isArray(value)) return plainText(value[0], depth + 1);
  if (!isObject(value)) return '';
  const inner = value['#text'] ?? value['rendered'] ?? value['value'] ?? value['@href'] ?? value['name'];
  if (inner !== undefined) return plainText(inner, depth + 1);
  return listed(Object.entries(value))
    .map((entry) =>
      Array.isArray(entry) && !String(entry[0]).startsWith('@') ? plainText(entry[1], depth + 1) : '',
    )
    .filter(Boolean)
    .join(', ');
}
