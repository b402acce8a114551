/** Conversation of an application, for the pages of both sides. Each remote bundles it. */
export { ConversationCard } from './ConversationCard.tsx';
export type { ConversationApi, ConversationSource, ListenToConversation } from './conversationApi.ts';
