/** Test files that should notice a change of some sources: a Jest project and a path pattern. */
export type TestSet = { project: 'api' | 'shell-server'; tests: string };

/** Sources with a score of their own. `others` are tests that use the sources through other parts of the product. */
export type Area = {
  name: string;
  sources: readonly string[];
  except?: RegExp;
  testSetOf: TestMap;
  others?: TestSet;
};

/** The first pattern that matches a source names its tests. Sources with a test beside them need no entry. */
type TestMap = readonly (readonly [source: RegExp, TestSet])[];

const api = (tests: string): TestSet => ({ project: 'api', tests: `api/test/.*/(${tests})` });
const releases = (tests: string): TestSet => ({
  project: 'shell-server',
  tests: `server/releases/.*(${tests}).*\\.test`,
});

const accounts = 'api/src/domains/accounts';

/** The areas of the score. Simulators of payment providers, texts of mails and test fixtures are not in it. */
export const AREAS: readonly Area[] = [
  {
    name: 'rules',
    sources: ['api/src/**/*.rules.ts', 'shell/server/**/*.rules.ts'],
    testSetOf: [
      [/realtime\/subscription/, api('realtime(Presence)?\\.test')],
      [/atOnce/, api('alertsAtOnce')],
      [/exportSections/, api('applicantData')],
      [/resumes\.rules/, api('resumes')],
      [/resumeTexts\.rules/, api('resumeSearch')],
      [/finalStatuses/, api('receivedApplications')],
      [/sponsored/, api('vacancySearch')],
      [/sessions\//, { project: 'api', tests: 'accounts/sessions/sessions\\.rules\\.test' }],
      [/withdrawal/, api('withdrawal')],
      [/interviews\.rules/, api('interviews|interviewChanges')],
      [/rollback/, releases('releaseStore|maintenance')],
      [/readablePaths/, { project: 'shell-server', tests: 'server/documents/sandbox/readApi' }],
      [/countCanary/, { project: 'shell-server', tests: 'server/releases/canary/' }],
    ],
  },
  {
    name: 'auth',
    sources: [
      `${accounts}/*.ts`,
      `${accounts}/{sign-in,sessions,passwords,registration}/*.ts`,
      'api/src/platform/http/rateLimits*.ts',
    ],
    except: /\.(mails|jobs|rules)\.ts$|accounts\.repository|expiredTokens|profile\./,
    testSetOf: [
      [/magicLink|siteRequests|signUpLinks/, api('magicLink|signUpLink')],
      [/session\.routes/, api('sessions|rateLimits')],
      [/signInAttempts|changePassword|requirePassword/, api('signInThrottling|accountSettings')],
      [/resetPassword|requestLink|linkMails|secretTokens/, api('resetPassword|magicLink')],
      [/registration|verification|emailTokens/, api('registration|resetPassword')],
      [/activeSessions|device|endSessions/, api('accountSettings|sessions')],
      [/accessToken|callers?\.ts|sessions\.repository/, api('(revokedTokens|sessions|authorization)\\.test')],
      [/rateLimits/, api('rateLimits|requestHandling')],
      [/./, api('sessions|signInThrottling')],
    ],
  },
  {
    name: 'payments',
    sources: ['api/src/domains/orders/**/*.ts'],
    except: /\.(mails|jobs|rules)\.ts$|simulators|[rR]eceipt|orderDocument|creditNote|orderResponses/,
    testSetOf: [
      [/refund/i, api('refunds|refundJob')],
      [/packages/, api('publicPages|cardPayments')],
      [/orders\.repository/, api('refunds|receipts|cardPayments|sentooPayments')],
      [/cancelPayment/, api('cancelPayment')],
      [/grant/i, api('grants|settlement|cardPayments')],
      [/sentoo/i, api('sentooPayments|settlement')],
      [
        /paymentChecks|checkPayment|reconcile|settle/i,
        api('settlement|cancelPayment|sentooPayments|cardPayments'),
      ],
      [/csrfToken/, api('sentooPayments')],
      [/nmi|[cC]ard|callGateway/, api('cardPayments|settlement')],
      [/./, api('cardPayments|sentooPayments|receipts')],
    ],
  },
  {
    name: 'releases',
    sources: ['shell/server/releases/**/*.ts'],
    except: /\/testing\/|\.rules\.ts$|developmentReleases/,
    testSetOf: [
      [/maintenance\//, releases('maintenance|signing')],
      [/teams\//, releases('teams/')],
      [/canaries|bootRecords/, releases('canaries|bootRecords')],
      [/signing|signedDocument|releaseKeys/, releases('signing')],
      [/storedDocument|releasePointer|releaseHistory/, releases('releaseStore|signing|maintenance')],
      [/uploads/, releases('uploads|releaseStore')],
      [/serving\//, releases('serving/|sharedStore')],
      [/shellPaths/, releases('shellRelease')],
      [/./, releases('releaseStore|shellRelease|canaries')],
    ],
    others: { project: 'shell-server', tests: 'server/(releases|previews|operator)/' },
  },
];

/** Returns the tests of a source: the mapped ones, and the test beside it. */
export function testSetOf({ testSetOf: map }: Area, source: string, hasTestBeside: boolean): TestSet {
  const project = source.startsWith('api/') ? 'api' : 'shell-server';
  const mapped = map.find(([pattern]) => pattern.test(source))?.[1].tests;
  const beside = hasTestBeside ? source.replace(/^\w+\/(.*)\.ts$/, '$1\\.test') : undefined;
  const tests = [beside, mapped].filter((pattern) => pattern !== undefined).join('|');
  if (!tests) throw new Error(`No tests are named for ${source}: add it to mutation/areas.ts.`);
  return { project, tests };
}

/** Returns every test of the area, for a mutant that the tests of its source do not notice. */
export function widerTestSetOf({ testSetOf: map, others }: Area, { project, tests }: TestSet): TestSet {
  const known = [...map.map(([, testSet]) => testSet), ...(others ? [others] : [])];
  const wider = known.filter((testSet) => testSet.project === project).map((testSet) => testSet.tests);
  return { project, tests: [...new Set([tests, ...wider])].join('|') };
}
