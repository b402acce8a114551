import { aHost } from '@cpa/shared/testing';
import { SHELL_PATHS } from '../../../server/releases/checks/shellPaths.ts';
import { createShellRoutes } from './shellRoutes.tsx';

describe('createShellRoutes', () => {
  it('has a route for each path that the site server sends with status 200, and no other', () => {
    const [root] = createShellRoutes({
      host: aHost(),
      releases: { revision: 1, remotes: [] },
      config: { demo: false, destination: null, sign_in_with: [] },
    });
    const paths = root?.children?.map(({ path }) => path).filter((path) => path !== '*');
    expect(paths?.toSorted()).toEqual([...SHELL_PATHS].toSorted());
  });
});
