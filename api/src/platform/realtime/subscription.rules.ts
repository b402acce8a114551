import type { Member } from './presence.repository.ts';
import { readMember } from './protocol.ts';
import { isSignedSubscription, type AppKeys } from './signatures.ts';

/**
 * Authorises a subscription: public channels are open, private ones need our signature, presence channels also a
 * signed member, which is returned.
 */
export function authorizeSubscription(
  keys: AppKeys,
  socketId: string,
  wanted: { channel: string; auth?: string | undefined; channel_data?: string | undefined },
): 'joined' | 'refused' | Member {
  const { channel, auth = '', channel_data: channelData } = wanted;
  const isPresence = channel.startsWith('presence-');
  if (!isPresence && !channel.startsWith('private-')) return 'joined';
  const facts = { socketId, channel, auth, ...(channelData !== undefined && { channelData }) };
  if (!isSignedSubscription(keys, facts)) return 'refused';
  if (!isPresence) return 'joined';
  return (channelData !== undefined && readMember(channelData)) || 'refused';
}
