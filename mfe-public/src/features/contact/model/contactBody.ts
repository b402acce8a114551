import type { ContactMessage } from '@cpa/shared/contracts';

/** What the form holds; a field that nobody filled is empty. */
export type ContactForm = { name: string; email: string; message: string };

/** What is sent: trimmed, and without a name that nobody gave. */
export function contactBody({ name, email, message }: ContactForm): ContactMessage {
  const given = name.trim();
  return { ...(given && { name: given }), email: email.trim(), message: message.trim() };
}
