export const HELP = `portal: releases of the remotes, and everything in the database

  portal publish <remote> [--dir <folder>] [--activate]   take a build into the release store
  portal activate <remote> <version|latest>               let pages be born with it
  portal rollback <remote>                                go back to the release before
  portal list [<remote>]                                  what is published, and what is active

  --expect <revision>   activate and rollback only if the release document is still at this revision
  --json                answer as JSON
  --help                this text

A <remote> is mfe-public, mfe-recruiter, mfe-applicant or mfe-checkout; publish and activate also take "all".
The store is in $PORTAL_HOME/releases (default .portal/releases). In the database of DATABASE_URL, or the portal's own:
`;
