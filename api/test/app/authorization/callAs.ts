import type { LightMyRequestResponse } from 'fastify';
import { crossSiteToken, type PaymentApp } from '../../support/openPaymentApp.ts';
import type { Member } from '../../support/signIn.ts';
import type { Callers, Kind } from './callers.ts';
import { OBJECTS } from './objects.ts';
import type { Row } from './row.ts';

export interface Ready {
  url: string;
  body?: object;
}

/** Fills the placeholders of a call with new objects. */
export async function prepare(
  portal: PaymentApp,
  callers: Callers,
  [, url, , makeBody]: Row,
): Promise<Ready> {
  const fill = async (text: string): Promise<string> => {
    let filled = text;
    for (const [, name] of text.matchAll(/\{(\w+)\}/g)) {
      const id = String(await OBJECTS[name!]!(portal, callers));
      filled = filled.replace(`"{${name}}"`, id).replace(`{${name}}`, id);
    }
    return filled;
  };
  const body = makeBody?.();
  const filled =
    body instanceof FormData ? body : body && (JSON.parse(await fill(JSON.stringify(body))) as object);
  return { url: await fill(url), ...(filled && { body: filled }) };
}

/** Sends the call as a page does, with the cross-site token where it is required. */
export async function callAs(
  portal: PaymentApp,
  caller: Member | undefined,
  method: Row[0],
  { url, body }: Ready,
): Promise<LightMyRequestResponse> {
  const crossSite = url.includes('order-sentoo') && caller ? await crossSiteToken(portal, caller) : undefined;
  return await portal.call(method, url, {
    ...(body && { body }),
    ...(caller && { token: caller.token }),
    ...(crossSite !== undefined && {
      headers: { 'x-xsrf-token': crossSite },
      cookies: { 'XSRF-TOKEN': crossSite },
    }),
  });
}

export const callerOf = (callers: Callers, kind: Kind): Member | undefined =>
  kind === 'visitor' ? undefined : callers[kind];
