/** A mutant that changes nothing a caller can observe. Listed instead of counted. Lines are trimmed. */
export type Equivalent = { file: string; from: string; to: string; reason: string };

/** Add a mutant only with a reason that a reader can check in the source. */
export const EQUIVALENTS: readonly Equivalent[] = [
  {
    file: 'api/src/domains/orders/payment/paymentChecks.rules.ts',
    from: "if (found.kind !== 'known') return false;",
    to: 'if (false) return false;',
    reason: 'Only a known payment has a status, so the next line returns false for every other one.',
  },
  {
    file: 'api/src/domains/accounts/linkMails.repository.ts',
    from: ".where('email', 'in', emails)",
    to: '',
    reason: 'The caller ignores accounts without a request: the filter only saves reading them.',
  },
  {
    file: 'api/src/domains/orders/grantPackages.service.ts',
    from: 'if (!sponsored || item.vacancy_id === null || later) continue;',
    to: 'if (!sponsored && item.vacancy_id === null || later) continue;',
    reason: 'Only items of a sponsorship have a vacancy (order.rules.ts), and no vacancy has the ID null.',
  },
  {
    file: 'api/src/domains/orders/idempotency.ts',
    from: '.toSorted(([one], [other]) => (one < other ? -1 : 1))',
    to: '.toSorted(([one], [other]) => (one <= other ? -1 : 1))',
    reason: 'The names of an object differ from each other.',
  },
  {
    file: 'api/src/domains/orders/orders.repository.ts',
    from: 'vacancy_id === null || item.vacancy_title === null',
    to: 'vacancy_id === null && item.vacancy_title === null',
    reason: 'An item loses its vacancy ID when the vacancy is deleted, and every vacancy has a title.',
  },
  {
    file: 'shell/server/releases/records/releasePointer.ts',
    from: 'if (!stored) return undefined;',
    to: 'if (false) return undefined;',
    reason: 'Reading the content of a missing object throws in the try block, which returns undefined too.',
  },
  {
    file: 'shell/server/releases/maintenance/diagnoseStore.ts',
    from: 'if (revision < newestReadable)',
    to: 'if (revision <= newestReadable)',
    reason: 'The revision is damaged, so it is never the newest readable one.',
  },
];
