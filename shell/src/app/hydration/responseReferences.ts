import type { ServerPage } from '@cpa/shared/contracts';
import { reuseEqual } from './reuseEqual.ts';

type State = ServerPage['state'];
type Responses = ServerPage['responses'];

/** Placeholder for the body of a response in the state of a page, or for one of its fields. */
type Reference = { $response: string; field?: string };

/** Characters of JSON from which a part of the state is replaced. */
const MIN_LENGTH = 200;

/** Replaces the parts of a state that equal a response: a document contains both. */
export function referToResponses(state: State, responses: Responses): State {
  const known = Object.entries(responses).flatMap(([$response, { body }]): [Reference, object][] => [
    ...(isLong(body) ? [[{ $response }, body] as [Reference, object]] : []),
    ...Object.entries(isContainer(body) ? body : {}).flatMap(([field, value]): [Reference, object][] =>
      isLong(value) ? [[{ $response, field }, value]] : [],
    ),
  ]);
  return mapContainers(state, (value) => known.find(([, part]) => isEqual(value, part))?.[0]) as State;
}

/** Restores the parts that `referToResponses` has replaced. */
export function restoreResponses(state: State, responses: Responses): State {
  return mapContainers(state, (value) => {
    const { $response, field } = value as Partial<Reference>;
    if ($response === undefined) return undefined;
    const body = responses[$response]?.body;
    return field === undefined ? body : (body as Record<string, unknown>)[field];
  }) as State;
}

/** Replaces each object and array, the outer one first, for which `replace` returns something. */
function mapContainers(value: unknown, replace: (container: object) => unknown): unknown {
  if (!isContainer(value)) return value;
  const replaced = replace(value);
  if (replaced !== undefined) return replaced;
  if (Array.isArray(value)) return value.map((item) => mapContainers(item, replace));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapContainers(item, replace)]));
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isLong = (value: unknown): value is object =>
  isContainer(value) && JSON.stringify(value).length >= MIN_LENGTH;

const isEqual = (value: object, part: object): boolean => Object.is(reuseEqual<object>(value, part), part);
