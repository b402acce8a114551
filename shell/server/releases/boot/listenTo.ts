import type { ConsoleMessage, Page, Request, Response } from 'playwright-core';

export type PageListeners = {
  request?: (request: Request) => void;
  requestfinished?: (request: Request) => void;
  requestfailed?: (request: Request) => void;
  response?: (response: Response) => void;
  console?: (message: ConsoleMessage) => void;
  pageerror?: (error: Error) => void;
  close?: () => void;
};

/** Adds listeners to a page. Returns a function that removes them. */
export function listenTo(page: Pick<Page, 'on' | 'off'>, listeners: PageListeners): () => void {
  const all = Object.entries(listeners) as ['request', (request: Request) => void][];
  for (const [event, listener] of all) page.on(event, listener);
  return () => {
    for (const [event, listener] of all) page.off(event, listener);
  };
}
