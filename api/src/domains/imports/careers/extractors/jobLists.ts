import { isObject, listed, type Said } from '../reading/stated.ts';
import type { Statements } from '../reading/statements.ts';

type Fields = Map<string, unknown>;
type Group = { depth: number; jobs: Fields[] };

/** Names of the fields of a vacancy in feeds and exports, without separators and prefixes, the most exact first. */
const NAMES = {
  id: names(
    'id guid referencenumber reference ref requisitionid jobid vacancyid vacaturenummer vacatureid code',
  ),
  title: names(
    'title jobtitle vacancytitle positiontitle functietitel functienaam vacaturetitel position name headline functie puesto',
    'titel titulo cargo role naam nombre',
  ),
  description: names(
    'description jobdescription fulldescription functieomschrijving vacaturetekst encoded content contenthtml body details',
    'descripcion omschrijving beschrijving text tekst inhoud summary excerpt',
  ),
  url: names('url link joburl vacancyurl detailurl applyurl permalink href loc enlace'),
  place: names(
    'location joblocation city place town plaats standplaats werklocatie locatie ciudad ubicacion localidad workplace',
  ),
  country: names('country land pais'),
  employment: names(
    'jobtype employmenttype employment contracttype contract workload schedule dienstverband jornada',
  ),
  posted: names(
    'dateposted date pubdate published publishdate publicationdate datepublished posted created createdat updated modified',
    'publicatiedatum datum fechapublicacion fecha',
  ),
  validThrough: names(
    'validthrough expirationdate expires expirydate closingdate deadline enddate sluitingsdatum vervaldatum fechalimite',
  ),
  salary: names('salary basesalary wage salario sueldo salaris compensation'),
};
type Name = keyof typeof NAMES;

/** Nodes that are looked at, because a document may be hostile. */
const MOST_NODES = 50_000;
const DEEPEST = 20;

/**
 * Finds the vacancies of a document by its structure: the most objects at one path that have a title and a text or a
 * URL, themselves or else in the objects inside. The container of a feed has those fields as well, so the deepest of two
 * equal groups counts.
 */
export function jobsIn(root: unknown): Statements[] {
  const jobs = largestGroup(root, fieldsOf);
  return (jobs.length > 0 ? jobs : largestGroup(root, fieldsInside)).map(statementsOf);
}

function largestGroup(root: unknown, read: (value: Record<string, unknown>) => Fields): Fields[] {
  const groups = new Map<string, Group>();
  let count = 0;
  const visit = (value: unknown, path: string, depth: number): void => {
    count += 1;
    if (count > MOST_NODES || depth > DEEPEST) return;
    if (Array.isArray(value)) for (const item of value) visit(item, path, depth);
    if (!isObject(value)) return;
    const fields = read(value);
    if (isJob(fields)) {
      const group = groups.get(path) ?? { depth, jobs: [] };
      group.jobs.push(fields);
      groups.set(path, group);
    }
    // In an object from ids to vacancies, the id is not part of the path.
    const items = Object.values(value);
    const isMap = items.length > 1 && items.every((item) => isObject(item) && isJob(read(item)));
    for (const [key, item] of Object.entries(value)) visit(item, isMap ? path : `${path}.${key}`, depth + 1);
  };
  visit(root, '', 0);
  const [best] = [...groups.values()].toSorted((a, b) => b.jobs.length - a.jobs.length || b.depth - a.depth);
  return best?.jobs ?? [];
}

const isJob = (fields: Fields): boolean =>
  textOf(fields, 'title') !== undefined &&
  (textOf(fields, 'description') ?? textOf(fields, 'url')) !== undefined;

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
        .normalize('NFD')
        .replaceAll(/[^a-z]/g, ''),
      item,
    ]),
  );
}

/** Fields that name the enclosing object, such as an employer. */
const OWN_NAMES: ReadonlySet<string> = new Set([...NAMES.id, ...NAMES.url]);

/** Fields of a value and of the objects in it; the outer ones take precedence. */
function fieldsInside(value: Record<string, unknown>, depth = 0): Fields {
  const inner = depth < 2 ? Object.values(value).filter(isObject) : [];
  const grouped = inner.flatMap((item) => [...fieldsInside(item, depth + 1)]);
  return new Map([...grouped.filter(([name]) => !OWN_NAMES.has(name)), ...fieldsOf(value)]);
}

function textOf(fields: Fields, name: Name): string | undefined {
  for (const key of NAMES[name]) {
    const text = plainText(fields.get(key));
    if (text !== '') return text;
  }
  return undefined;
}

function names(...lines: string[]): string[] {
  return lines.flatMap((line) => line.split(' '));
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
