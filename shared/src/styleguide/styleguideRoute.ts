import type { RouteObject } from 'react-router';

/** `/styleguide` of a standalone page: put it among the routes. `?theme=dark` shows it by night. */
export const styleguideRoute: RouteObject = {
  path: '/styleguide',
  lazy: async () => {
    const { Styleguide } = await import(/* webpackChunkName: "styleguide" */ './Styleguide.tsx');
    return { Component: Styleguide };
  },
};
