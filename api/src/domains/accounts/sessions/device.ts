import type { FastifyRequest } from 'fastify';

/** Browser and operating system of a session. */
export interface Device {
  userAgent: string | null;
  ipAddress: string;
}

const MAX_LENGTH = 300;

export function deviceOf({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): Device {
  const userAgent = headers['user-agent']?.slice(0, MAX_LENGTH);
  return { userAgent: userAgent || null, ipAddress: ip };
}
