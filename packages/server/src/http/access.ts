import type { Access } from '@dicepit/wire';
import type { Caller } from '../pit/request.ts';
import { type Answerable, problem } from './problem-reply.ts';

/** Why a caller may not ask this, if they may not. The answer is the same whatever the body holds. */
export function denied(access: Access, caller: Caller): Answerable | undefined {
  if (access === 'anyone') return undefined;
  if (caller.is === 'nobody')
    return problem(
      'NOT_SIGNED_IN',
      'Nobody is signed in here. Join with the code, or sign in, and ask again.',
    );
  if (access === 'signed in' || caller.roles.some((role) => access.includes(role))) return undefined;
  return problem('NOT_ALLOWED', `This is for ${access.map(spoken).join(', ')}. Ask one of them.`);
}

const spoken = (role: string): string => role.replaceAll('-', ' ');
