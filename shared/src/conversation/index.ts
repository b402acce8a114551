/** Conversation of an application, for the pages of both sides. Each remote bundles it. */
export { ConversationCard } from './ConversationCard.tsx';
export { listenToConversation } from './listenToConversation.ts';
export type { ConversationApi, ConversationSource } from './conversationApi.ts';
