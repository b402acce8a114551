/** Names of the objects of a release store. */
export const storePaths = {
  /** Pointer to the release document that new pages use. */
  document: 'document.json',
  /** Folder with one object per revision of the release document. The highest number is the current one. */
  history: 'history',
  remotes: 'remotes',
  /** Folder with one object per token of a team. */
  teams: 'teams',
  /** Files of releases that are not published yet, in one folder per remote. */
  uploads: 'uploads',
  /** Folder with the visitors and failures of each canary, which all site servers count together. */
  figures: 'figures',
  /** Folder with the result of each passed boot check, and a mark for each release whose first one has not ended. */
  checks: 'checks',
  /** Folder with the descriptions of builds whose files lie at another origin. */
  previews: 'previews',
  /** Folder with the versions that are previews of a branch, in one folder per remote and branch. */
  branches: 'branches',
  /** Folder with the grants of each remote. */
  grants: 'grants',
  /** Folder with the rebuilds of releases, in one folder per remote and version, and how many each remote needs. */
  attestations: 'attestations',
  /** Folder with one object per revision of each named environment, in one folder per environment. */
  environments: 'environments',
} as const;
