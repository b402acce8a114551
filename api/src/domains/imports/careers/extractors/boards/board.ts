import type { Extraction } from '../../foundVacancy.ts';
import type { WebDocument } from '../../webDocument.ts';

/** An applicant-tracking system that publishes a company's vacancies for programs to read. */
export interface Board {
  name: string;
  /** The document that lists the vacancies of the board at this address; undefined when it is none of this system. */
  listOf(address: URL): string | undefined;
  /** Reads that list, or one of the documents that the list named as `more`. */
  read(document: WebDocument): Extraction;
}

/** Names of boards are made of these; anything else is no board but a page about the system. */
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

/** The company's part of `company.system.com`. */
export function subdomainOf({ hostname }: URL, domain: string): string | undefined {
  if (!hostname.endsWith(`.${domain}`)) return undefined;
  return named(hostname.slice(0, -domain.length - 1));
}

/** The company's part of `jobs.system.com/company/…`. */
export function firstStepOf({ hostname, pathname }: URL, hosts: string[]): string | undefined {
  return hosts.includes(hostname) ? named(pathname.split('/')[1]) : undefined;
}

export function named(name: string | null | undefined): string | undefined {
  return name && NAME.test(name) && !NOT_A_NAME.has(name) ? name : undefined;
}
