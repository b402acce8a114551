import type { RouteObject } from 'react-router';

/** `/styleguide` of a standalone page: add it to the routes. `?theme=dark` shows the dark theme. */
export const styleguideRoute: RouteObject = {
  path: '/styleguide',
  lazy: async () => {
    const { Styleguide } = await import(/* webpackChunkName: "styleguide" */ './Styleguide.tsx');
    return { Component: Styleguide };
  },
};
