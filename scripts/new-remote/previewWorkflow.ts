/**
 * Returns a GitHub Actions workflow that publishes a preview of each pull request and deletes the previews when the
 * request is closed. The name of the branch reaches the commands as an environment variable, because anyone may
 * choose it.
 */
export const previewWorkflow = (remote: string): string => `name: Preview
on:
  pull_request:
    types: [opened, synchronize, reopened, closed]
concurrency: preview-\${{ github.event.number }}
permissions:
  contents: read
defaults:
  run:
    shell: bash
jobs:
  preview:
    # The secrets are not available to pull requests from forks.
    if: github.event.pull_request.head.repo.full_name == github.repository
    runs-on: ubuntu-latest
    env:
      BRANCH: \${{ github.head_ref }}
      PORTAL_URL: \${{ vars.PORTAL_URL }}
      PORTAL_TOKEN: \${{ secrets.PORTAL_TOKEN }}
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 24
      - run: npm ci
      - if: github.event.action != 'closed'
        run: npm test
      - if: github.event.action != 'closed'
        run: npm run build
      - if: github.event.action != 'closed'
        run: npm run --silent portal -- publish ${remote} --preview --branch "$BRANCH" | tee -a "\${GITHUB_STEP_SUMMARY:-/dev/null}"
      - if: github.event.action == 'closed'
        run: npm run --silent portal -- preview ${remote} --end "$BRANCH"
`;

/** Returns the release commands of the workflow: the one that publishes and the one that deletes. */
export function previewCommands(workflow: string): { publish: string; end: string } {
  const commands = [...workflow.matchAll(/run: (.* portal -- .*)/g)].map(([, command]) => command!);
  const [publish = '', end = ''] = commands;
  return { publish, end };
}
