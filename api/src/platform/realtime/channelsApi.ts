import type { ApiAnswer } from './eventsApi.ts';
import type { Hub } from './hub.ts';

/** Query API of the official SDKs below `/apps/{id}`: `GET /channels`, `/channels/{name}` and its `/users`. */
export async function respondToGet(hub: Hub, path: string, query: URLSearchParams): Promise<ApiAnswer> {
  const [, root, name, users, ...more] = path.split('/').map((part) => decodeURIComponent(part));
  if (root !== 'channels' || more.length > 0) return undefined;
  const wanted = new Set((query.get('info') ?? '').split(','));
  if (name === undefined) return await listChannels(hub, query.get('filter_by_prefix') ?? '', wanted);
  const isPresence = name.startsWith('presence-');
  if (users === undefined) {
    const count = (await hub.count(name))[name] ?? 0;
    return { status: 200, body: { occupied: count > 0, ...(await facts(hub, name, count, wanted)) } };
  }
  if (users !== 'users') return undefined;
  if (!isPresence) return ONLY_PRESENCE;
  const members = await hub.members(name);
  return { status: 200, body: { users: members.map(({ user_id }) => ({ id: user_id })) } };
}

async function listChannels(hub: Hub, prefix: string, wanted: Set<string>): Promise<ApiAnswer> {
  if (wanted.has('user_count') && !prefix.startsWith('presence-')) return ONLY_PRESENCE;
  const counts = await hub.count(prefix);
  const channels: Record<string, object> = {};
  for (const [name, count] of Object.entries(counts)) channels[name] = await facts(hub, name, count, wanted);
  return { status: 200, body: { channels } };
}

async function facts(hub: Hub, name: string, count: number, wanted: Set<string>): Promise<object> {
  const hasUsers = wanted.has('user_count') && name.startsWith('presence-');
  return {
    ...(hasUsers && { user_count: (await hub.members(name)).length }),
    ...(wanted.has('subscription_count') && { subscription_count: count }),
  };
}

const ONLY_PRESENCE = { status: 400, body: { error: 'Users are known of presence channels alone.' } };
