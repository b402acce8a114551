import type { ConversationSummary } from '@cpa/shared/contracts';

export const VIEWS = ['all', 'unread', 'ended'] as const;
export type View = (typeof VIEWS)[number];

/** Returns the view that the query of the page names; all messages without one. */
export const viewOf = (search: URLSearchParams): View =>
  VIEWS.find((view) => view === search.get('show')) ?? 'all';

export const shownIn = (view: View, conversations: readonly ConversationSummary[]) =>
  conversations.filter(
    ({ unread, has_ended }) =>
      view === 'all' || (view === 'unread' && unread > 0) || (view === 'ended' && has_ended),
  );
