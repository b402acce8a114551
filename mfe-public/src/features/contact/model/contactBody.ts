import type { ContactMessage } from '@cpa/shared/contracts';

/** Form values; fields left blank are empty strings. */
export type ContactForm = { name: string; email: string; message: string };

/** Builds the request body: trimmed, without an empty name. */
export function contactBody({ name, email, message }: ContactForm): ContactMessage {
  const trimmedName = name.trim();
  return { ...(trimmedName && { name: trimmedName }), email: email.trim(), message: message.trim() };
}
