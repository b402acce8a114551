import { expect, test } from '@jest/globals';
import { aManifest } from '@cpa/shared/testing/builders';
import { describeStep, type Journey, journeysToWalk } from './journeys.rules.ts';

const remote = (name: string, path: string, journeys?: Journey[]) => ({
  name,
  manifest: { ...aManifest({ routes: [{ path, chunk: 'page' }] }), ...(journeys && { journeys }) },
});

const own: Journey = { name: 'own', steps: [{ open: '/vacancies/:id' }, { see: 'Apply' }] };
const opening: Journey = { name: 'opening', steps: [{ open: '/plans/3?step=2' }, { see: 'Plan' }] };
const reaching: Journey = { name: 'reaching', steps: [{ open: '/vacancies/1' }, { at: '/plans/:id' }] };

const site = [
  remote('mfe-public', '/vacancies/:id', [own, opening, reaching]),
  remote('mfe-checkout', '/plans/:id', [{ name: 'cart', steps: [{ open: '/plans/1' }, { see: 'Cart' }] }]),
  remote('mfe-applicant', '/cv-builder'),
];

const walked = (changed: string[] | 'all') =>
  journeysToWalk(site, changed).map(({ remote: of, name }) => `${of} ${name}`);

test('a candidate takes its own journeys and those of others that lead to its pages', () => {
  expect(walked(['mfe-checkout'])).toEqual([
    'mfe-public opening',
    'mfe-public reaching',
    'mfe-checkout cart',
  ]);
  expect(walked(['mfe-public'])).toEqual(['mfe-public own', 'mfe-public opening', 'mfe-public reaching']);
  expect(walked(['mfe-applicant'])).toEqual([]);
});

test('a shell takes all journeys', () => {
  expect(walked('all')).toHaveLength(4);
});

test.each([
  [{ open: '/plans' }, 'open /plans'],
  [{ click: 'Choose' }, 'click the link "Choose"'],
  [{ click: 'Add', role: 'button' as const }, 'click the button "Add"'],
  [{ fill: 'Search', text: 'cook' }, 'type "cook" into "Search"'],
  [{ see: 'Cart' }, 'see "Cart"'],
  [{ at: '/cart' }, 'be at /cart'],
])('describes the step %j', (step, text) => {
  expect(describeStep(step)).toBe(text);
});
