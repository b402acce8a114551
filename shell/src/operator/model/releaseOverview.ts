import { failureReportSchema } from '@cpa/shared/contracts';
import * as z from 'zod/mini';

const armSchema = z.object({ visitors: z.int(), failed: z.int() });
export type Arm = z.infer<typeof armSchema>;

/**
 * `measured`: visitors whose INP is known; `inp`: its 75th percentile in milliseconds, null without a measurement. An
 * older portal responds without it.
 */
const sideSchema = z.extend(armSchema, {
  /** IP addresses that reported a failure. An older portal responds without it. */
  addresses: z.optional(z.int()),
  measured: z.int(),
  inp: z.optional(z.nullable(z.number())),
});

const verdictSchema = z.object({ state: z.enum(['few', 'worse', 'same']), p: z.number() });

const vitalsSchema = z.object({
  /** Milliseconds. */
  inp: z.nullable(z.number()),
  /** Milliseconds. */
  lcp: z.nullable(z.number()),
  cls: z.nullable(z.number()),
});
/** 75th percentiles of web vitals; null without a measurement. */
export type Vitals = z.infer<typeof vitalsSchema>;

const pointSchema = z.object({
  at: z.string(),
  canary: sideSchema,
  active: sideSchema,
  /** Share of failures from which on the canary is aborted; null while it is too early to judge. */
  abort_share: z.optional(z.nullable(z.number())),
  /** 95 % confidence interval of the canary's share of visitors with a failure. */
  interval: z.tuple([z.number(), z.number()]),
});
export type FigurePoint = z.infer<typeof pointSchema>;

const versionChangeSchema = z.object({ name: z.string(), version: z.string(), was: z.nullable(z.string()) });

const revisionSchema = z.object({
  revision: z.int(),
  action: z.enum(['activate', 'rollback', 'canary', 'promote', 'abort']),
  /** ISO 8601. */
  at: z.string(),
  by: z.string(),
  reason: z.nullable(z.string()),
  commit: z.nullable(z.string()),
  /** Percentage of visitors, of the action `canary`. */
  percent: z.nullable(z.int()),
  changes: z.array(versionChangeSchema),
  ended: z.array(z.object({ name: z.string(), version: z.string() })),
});
/** Change of the release document. */
export type Revision = z.infer<typeof revisionSchema>;

const rebuildsSchema = z.object({
  /** Attestations that an activation needs. */
  required: z.int(),
  made: z.array(z.object({ by: z.string(), at: z.string(), commit: z.string(), is_same: z.boolean() })),
});
/** Rebuilds of a release from its commit. */
export type Rebuilds = z.infer<typeof rebuildsSchema>;

const differingSchema = z.object({
  name: z.string(),
  version: z.string(),
  by: z.string(),
  at: z.string(),
  commit: z.string(),
  /** First file that differs; null on the side that lacks it. */
  published: z.nullable(z.string()),
  rebuilt: z.nullable(z.string()),
});
/** Release whose rebuild has another hash. */
export type DifferingRelease = z.infer<typeof differingSchema>;

const gatesSchema = z.object({
  /** ISO 8601; null when it is unknown. */
  published_at: z.nullable(z.string()),
  files: z.int(),
  /** Bytes of all files, not compressed. */
  bytes: z.int(),
  contract: z.string(),
  /** Passed boot check with the active shell; null when it did not run. */
  boot: z.nullable(
    z.object({
      at: z.string(),
      pages: z.int(),
      private_pages: z.int(),
      /** Absent for a check without journeys and in the response of an older portal. */
      journeys: z.optional(
        z.object({
          passed: z.int(),
          /** Names of those that failed once, and of those for which no time was left. */
          flaky: z.array(z.string()),
          late: z.array(z.string()),
        }),
      ),
    }),
  ),
  /** Absent in the response of an older portal. */
  rebuilds: z.optional(rebuildsSchema),
});
/** Gates that a version has passed. Without them, it is not served. */
export type Gates = z.infer<typeof gatesSchema>;

const liveSchema = z.object({
  name: z.string(),
  version: z.string(),
  /** User or team that activated it; null for a release of an older portal. */
  since: z.nullable(z.object({ at: z.string(), by: z.string(), commit: z.nullable(z.string()) })),
  /** Version that a rollback activates. */
  rollback_to: z.nullable(z.string()),
  gates: gatesSchema,
});
export type LiveRelease = z.infer<typeof liveSchema>;

const canarySchema = z.object({
  name: z.string(),
  version: z.string(),
  active: z.string(),
  percent: z.int(),
  started_at: z.string(),
  verdict: verdictSchema,
  /** Judges Interaction to Next Paint. */
  slowness: verdictSchema,
  /** Milliseconds by which INP may be worse. An older portal responds without it. */
  inp_tolerance: z.optional(z.number()),
  /** Visitors of each version below which it is not judged. An older portal responds without it. */
  min_visitors: z._default(z.int(), 30),
  figures: z.object({ canary: sideSchema, active: sideSchema }),
  vitals: z.object({ canary: vitalsSchema, active: vitalsSchema }),
  gates: gatesSchema,
  course: z.array(pointSchema),
});
export type CanaryState = z.infer<typeof canarySchema>;

const environmentSchema = z.object({
  name: z.string(),
  /** Releases that it shows instead of the live ones. */
  ahead: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      by: z.string(),
      at: z.string(),
      /** False when another version went live since: a promotion is refused. */
      is_current: z.boolean(),
    }),
  ),
});
/** Named environment, such as staging. */
export type EnvironmentState = z.infer<typeof environmentSchema>;

/** Failures of one kind in pages, with the trace of the last one. */
const failureSchema = z.extend(failureReportSchema, {
  count: z.int(),
  first: z.string(),
  last: z.string(),
});
export type PageFailure = z.infer<typeof failureSchema>;

const problemSchema = z.object({
  remote: z.string(),
  version: z.string(),
  route: z.string(),
  part: z.enum(['head', 'page']),
  reason: z.string(),
  count: z.int(),
  at: z.string(),
});

/** `GET /api/_operator/releases`: the served releases, and the 50 newest changes. */
export const overviewSchema = z.object({
  revision: z.int(),
  live: z.array(liveSchema),
  canaries: z.array(canarySchema),
  timeline: z.array(revisionSchema),
  /** Revisions that cannot be read. */
  damaged: z.array(z.int()),
  /** False when the releases have no signature. Absent in the response of an older portal. */
  is_signed: z.optional(z.boolean()),
  /** Problems of releases on the site server that responded, since its start. Absent in the response of an older portal. */
  problems: z.optional(z.array(problemSchema)),
  /** Releases of the live remotes whose rebuild has another hash. */
  differing: z.optional(z.array(differingSchema)),
  /** Named environments. Absent in the response of an older portal. */
  environments: z.optional(z.array(environmentSchema)),
  /** Failures in pages, from servers that collect them. */
  failures: z.optional(z.array(failureSchema)),
});
export type Overview = z.infer<typeof overviewSchema>;

/** Changes in an overview and in a page of the history. The last page may have fewer. */
export const HISTORY_PAGE_LENGTH = 50;

/** `GET /api/_operator/history/:before`: the changes before a revision, newest first. */
export const historyPageSchema = z.object({ timeline: z.array(revisionSchema) });
export type HistoryPage = z.infer<typeof historyPageSchema>;

const fileSchema = z.object({
  path: z.string(),
  /** Bytes; null where the file is missing. */
  before: z.nullable(z.int()),
  after: z.nullable(z.int()),
});

/** `GET /api/_operator/diff/:before/:after`: the remotes whose release differs between two revisions. */
export const revisionDiffSchema = z.object({
  before: z.int(),
  after: z.int(),
  remotes: z.array(
    z.object({
      name: z.string(),
      versions: z.tuple([z.nullable(z.string()), z.nullable(z.string())]),
      files: z.array(fileSchema),
      unchanged_files: z.int(),
      bytes: z.tuple([z.int(), z.int()]),
      contract: z.tuple([z.nullable(z.string()), z.nullable(z.string())]),
      manifest: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
    }),
  ),
});
export type RevisionDiff = z.infer<typeof revisionDiffSchema>;

/** `GET /api/_operator/check`: problems of the release store. */
export const storeCheckSchema = z.object({ problems: z.array(z.string()) });

/** Body of `POST /api/_operator/changes`. `expected` is the revision that the operator saw. */
export const changeSchema = z.strictObject({
  action: z.enum(['activate', 'rollback', 'canary', 'promote', 'abort']),
  name: z.string(),
  version: z.optional(z.string()),
  percent: z.optional(z.int()),
  expected: z.int(),
  reason: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(500))),
});
export type Change = z.infer<typeof changeSchema>;

export const changedSchema = z.object({ revision: z.int() });
