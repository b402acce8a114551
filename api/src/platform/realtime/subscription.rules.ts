import type { Member } from './presence.repository.ts';
import { readMember, readSession } from './protocol.ts';
import { isSignedSubscription, type AppKeys } from './signatures.ts';

/**
 * Authorises a subscription: public channels are open, private ones need our signature, presence channels also a
 * signed member. Returns the signed member and the signed session that the subscription lasts with.
 */
export function authorizeSubscription(
  keys: AppKeys,
  socketId: string,
  wanted: { channel: string; auth?: string | undefined; channel_data?: string | undefined },
): 'refused' | { member?: Member; session?: string } {
  const { channel, auth = '', channel_data: channelData } = wanted;
  const isPresence = channel.startsWith('presence-');
  if (!isPresence && !channel.startsWith('private-')) return {};
  const facts = { socketId, channel, auth, ...(channelData !== undefined && { channelData }) };
  if (!isSignedSubscription(keys, facts)) return 'refused';
  const session = channelData === undefined ? undefined : readSession(channelData);
  if (!isPresence) return { ...(session && { session }) };
  const member = channelData === undefined ? undefined : readMember(channelData);
  return member ? { member, ...(session && { session }) } : 'refused';
}
