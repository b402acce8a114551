import { type APIRequestContext, expect } from '@playwright/test';
import { site } from './site.ts';

type Mail = { subject: string; text: string };

/** The mails that the demo keeps for an address, newest first. */
async function mailsTo(request: APIRequestContext, recipient: string): Promise<Mail[]> {
  const answer = await request.get(`${site.url}/api/mailbox/mails`, { params: { recipient } });
  const { mails } = (await answer.json()) as { mails: Mail[] };
  return mails;
}

/** The link to a page of the site in the newest mail to an address that has one; waits until there is one. */
export async function linkInMail(
  request: APIRequestContext,
  recipient: string,
  path: `/${string}`,
): Promise<string> {
  const find = async () =>
    (await mailsTo(request, recipient))
      .flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? [])
      .find((link) => new URL(link).pathname === path) ?? '';
  await expect.poll(find).not.toBe('');
  return find();
}
