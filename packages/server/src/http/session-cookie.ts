import type { FastifyReply } from 'fastify';
import type { SessionChange } from '../pit/result.ts';

export const SESSION_COOKIE = 'dicepit';

/** Gives the browser its session, or takes it away. Scripts never see it, and no other site can make it travel. */
export function changeSession(
  reply: FastifyReply,
  change: SessionChange,
  { base, isHttps }: { readonly base: string; readonly isHttps: boolean },
): void {
  const kept = {
    path: base === '' ? '/' : base,
    httpOnly: true,
    sameSite: 'strict',
    secure: isHttps,
  } as const;
  switch (change.is) {
    case 'began':
      reply.setCookie(SESSION_COOKIE, change.cookie, { ...kept, expires: new Date(change.until) });
      return;
    case 'ended':
      reply.clearCookie(SESSION_COOKIE, kept);
  }
}
