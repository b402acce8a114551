import type { Extraction } from '../../foundVacancy.ts';
import type { WebDocument } from '../../webDocument.ts';

/** Applicant-tracking system with a public feed of a company's vacancies. */
export interface Board {
  name: string;
  /** Returns the URL of the vacancy list for a careers URL; undefined for another system. */
  listOf(address: URL): string | undefined;
  /** Returns the URL of the list for a page on the employer's own domain that is built with this system. */
  listOn?(page: WebDocument): string | undefined;
  /** Returns the JSON to send for a document that is only available by POST. */
  bodyOf?(address: URL): object | undefined;
  /** Reads the list, or a document that the list named in `more`. */
  read(document: WebDocument): Extraction;
}

/** Allowed board names; any other path is a page about the system itself. */
const NAME = /^[\w.-]{1,100}$/;
const NOT_A_NAME = new Set([
  'www',
  'api',
  'app',
  'help',
  'support',
  'status',
  'docs',
  'embed',
  'jobs',
  'j',
  'career',
  'careers',
]);

/** Returns the company in `company.system.com`. */
export function subdomainOf({ hostname }: URL, domain: string): string | undefined {
  if (!hostname.endsWith(`.${domain}`)) return undefined;
  return named(hostname.slice(0, -domain.length - 1));
}

/** Returns the company in `jobs.system.com/company/…`. */
export function firstStepOf({ hostname, pathname }: URL, hosts: string[]): string | undefined {
  return hosts.includes(hostname) ? named(pathname.split('/')[1]) : undefined;
}

/** Returns the company that the pattern captures in host and path. */
export function namedIn({ hostname, pathname }: URL, pattern: RegExp): string | undefined {
  return named(pattern.exec(`${hostname}${pathname}`)?.[1]);
}

export function named(name: string | null | undefined): string | undefined {
  return name && NAME.test(name) && !NOT_A_NAME.has(name) ? name : undefined;
}
