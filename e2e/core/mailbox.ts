import { type APIRequestContext, expect } from '@playwright/test';
import { site } from './site.ts';

type Mail = { template: string; subject: string; text: string };

/** Returns the e-mails that the demo mailbox holds for a recipient, newest first. */
export async function listMails(request: APIRequestContext, recipient: string): Promise<Mail[]> {
  const response = await request.get(`${site.url}/api/mailbox/mails`, { params: { recipient } });
  const { mails } = (await response.json()) as { mails: Mail[] };
  return mails;
}

/** Waits for an e-mail that links to a path of the site and returns the link of the newest one. */
export async function waitForMailLink(
  request: APIRequestContext,
  recipient: string,
  path: `/${string}`,
): Promise<string> {
  const findLink = async () =>
    (await listMails(request, recipient))
      .flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? [])
      .find((link) => new URL(link).pathname === path) ?? '';
  await expect.poll(findLink).not.toBe('');
  return findLink();
}

/** Waits for an e-mail of a template. */
export async function waitForMail(
  request: APIRequestContext,
  recipient: string,
  template: string,
): Promise<void> {
  const templates = async () => (await listMails(request, recipient)).map((mail) => mail.template);
  await expect.poll(templates).toContain(template);
}

/** Counts the e-mails to a recipient whose subject matches. */
export async function countMails(
  request: APIRequestContext,
  recipient: string,
  subject: RegExp,
): Promise<number> {
  return (await listMails(request, recipient)).filter((mail) => subject.test(mail.subject)).length;
}
