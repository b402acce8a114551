/** Conversation of an application, for the pages of both sides. Each remote bundles it. */
export { ConversationCard } from './ConversationCard.tsx';
export { listenToConversation } from './listenToConversation.ts';
export { createConversationApi, type ConversationApi, type ConversationSource } from './conversationApi.ts';
