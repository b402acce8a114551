import { MAX_ORDER_ITEMS, type Package, type PackageSelection, addDays } from '@cpa/shared/contracts';
import * as z from 'zod/mini';
import { MAX_START_DAYS } from './days.ts';

export const MAX_CUSTOM_TEXT = 300;

/** Template whose text the buyer writes: the specification's `customTemplate`. */
export const CUSTOM = 'Custom';

/** Choices of the buyer on the page of a plan. */
export const planSetupSchema = z.object({
  quantity: z.int().check(z.gte(1), z.lte(MAX_ORDER_ITEMS)),
  /** Null: today. */
  start_date: z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
  /** Null: the first template of the plan. */
  template: z.nullable(z.string()),
  customTemplate: z.string(),
});
export type PlanSetup = z.infer<typeof planSetupSchema>;

export const EMPTY_SETUP: PlanSetup = { quantity: 1, start_date: null, template: null, customTemplate: '' };

export type SetupItem = PackageSelection & { title: string; price: number; vacancy_title?: string };
/** Props of the steps of a plan. */
export type SetupProps = {
  plan: Package;
  packages: readonly Package[];
  onAdd: (items: SetupItem[]) => void;
  onSaveForLater: (items: SetupItem[]) => void;
};

type Sponsored = { id: number; title: string };

/** Returns the start of the plan: a day that has passed since it was chosen counts as today. */
export function startOf({ start_date }: PlanSetup, today: string): string {
  return start_date && start_date >= today && start_date <= addDays(today, MAX_START_DAYS)
    ? start_date
    : today;
}

export function templateOf({ template }: PlanSetup, { templates }: Package): string | null {
  return template !== null && templates.includes(template) ? template : (templates[0] ?? null);
}

/** Returns the specification's package selection, once for each package, with its title and price. */
export function itemsOf(
  plan: Package,
  setup: PlanSetup,
  { today, vacancy }: { today: string; vacancy?: Sponsored | undefined },
): SetupItem[] {
  const template = templateOf(setup, plan);
  const text = setup.customTemplate.trim();
  const item: SetupItem = {
    package_id: plan.id,
    title: plan.name,
    price: plan.price,
    quickbooks_id: plan.quickbooks_id,
    vacancies: plan.vacancies,
    start_date: startOf(setup, today),
    total: plan.price,
    template,
    customTemplate: template === CUSTOM && text !== '' ? text : null,
    plan: plan.name,
    ...(vacancy && { vacancy_id: vacancy.id, vacancy_title: vacancy.title }),
  };
  return Array.from({ length: vacancy ? 1 : setup.quantity }, () => item);
}

/** Returns the text without runs of digits that may be a card number. */
export function withoutLongNumbers(text: string): string {
  return text.normalize('NFKC').replaceAll(/\d(?:[ .-]?\d){6,}/g, '');
}

/** Returns the next larger package that costs less per vacancy, or null. */
export function betterDeal(plan: Package, packages: readonly Package[]): Package | null {
  if (plan.sponsored || plan.vacancies === 0) return null;
  const each = ({ price, vacancies }: Package) => price / vacancies;
  const cheaper = packages.filter(
    (other) => !other.sponsored && other.vacancies > plan.vacancies && each(other) < each(plan),
  );
  return cheaper.toSorted((a, b) => a.vacancies - b.vacancies)[0] ?? null;
}

/** Returns all templates on sale, each with the packages that include it when `plan` does not. */
export function templatesFor(plan: Package, packages: readonly Package[]) {
  const names = [...new Set([...plan.templates, ...packages.flatMap(({ templates }) => templates)])];
  return names.map((name) => ({
    name,
    isIncluded: plan.templates.includes(name),
    packages: packages.filter(({ templates }) => templates.includes(name)).map((each) => each.name),
  }));
}
