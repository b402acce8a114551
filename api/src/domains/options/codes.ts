import type {
  ApplicationStatus,
  EmploymentType,
  RemoteMode,
  SalaryPeriod,
  WorkloadKind,
  WorkPermit,
} from '@cpa/shared/contracts';

interface Code<Id extends string> {
  id: Id;
  name: string;
}

/** Google's employment types, in the order in which the column `facets` numbers them from 601. */
export const employmentTypes: Code<EmploymentType>[] = [
  { id: 'FULL_TIME', name: 'Full-time' },
  { id: 'PART_TIME', name: 'Part-time' },
  { id: 'CONTRACTOR', name: 'Contractor' },
  { id: 'TEMPORARY', name: 'Temporary' },
  { id: 'INTERN', name: 'Internship' },
  { id: 'VOLUNTEER', name: 'Volunteer' },
  { id: 'PER_DIEM', name: 'Per day' },
  { id: 'OTHER', name: 'Other' },
];

/** Full-time, part-time and on-call are hours; shifts and weekends a schedule; seasonal and the rest contracts. */
export function workloadKindOf(id: number): WorkloadKind {
  if (id < 205) return 'hours';
  return id < 207 ? 'schedule' : 'contract';
}

/** In the order in which the column `facets` numbers them from 611. */
export const remoteModes: Code<RemoteMode>[] = [
  { id: 'no', name: 'On site' },
  { id: 'hybrid', name: 'Partly from home' },
  { id: 'full', name: 'From home' },
];

/** In the order in which the column `facets` numbers them from 621. */
export const workPermits: Code<WorkPermit>[] = [
  { id: 'local_only', name: 'Local status required' },
  { id: 'sponsored', name: 'Helps with a permit' },
  { id: 'any', name: 'Open to anyone' },
];

export const salaryPeriods: Code<SalaryPeriod>[] = [
  { id: 'hour', name: 'per hour' },
  { id: 'month', name: 'per month' },
  { id: 'year', name: 'per year' },
];

/** Labels for recruiters. */
export const applicationStatuses: Code<ApplicationStatus>[] = [
  { id: 'new', name: 'New' },
  { id: 'viewed', name: 'Viewed' },
  { id: 'shortlisted', name: 'Shortlisted' },
  { id: 'interview', name: 'Interview' },
  { id: 'offer', name: 'Offer' },
  { id: 'hired', name: 'Hired' },
  { id: 'rejected', name: 'Rejected' },
  { id: 'withdrawn', name: 'Withdrawn' },
];
