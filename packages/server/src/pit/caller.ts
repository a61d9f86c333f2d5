import { type Moment, type Role, staffRoles } from '@dicepit/engine';

/** Who asks: somebody with a session, or nobody in particular. */
export type Caller =
  | {
      readonly is: 'nobody';
      readonly address: string;
      /** A screen on a wall, which sees what the room sees. */
      readonly screen?: { readonly id: string; readonly title: string; readonly since: Moment };
    }
  | {
      readonly is: 'somebody';
      readonly person: string;
      readonly name: string;
      readonly kind: 'guest' | 'staff' | 'house player';
      /** What the person is in this pit; a guest is a player. */
      readonly roles: readonly Role[];
      readonly session: string;
      readonly address: string;
    };

export type Nobody = Extract<Caller, { readonly is: 'nobody' }>;

export type Somebody = Extract<Caller, { readonly is: 'somebody' }>;

/** The role that decides what a caller may see of a table: the first that sees all of it, or a player's. */
export const viewingRole = (caller: Caller): Role =>
  caller.is === 'nobody' ? 'player' : (caller.roles.find((role) => staffRoles.includes(role)) ?? 'player');

export const personOf = (caller: Caller): string => (caller.is === 'nobody' ? '' : caller.person);

/** The session of whoever asks, short, as the trail tells one device from another; nobody's has none. */
export const deviceIn = (caller: Caller): { readonly device?: string } =>
  caller.is === 'somebody' ? { device: caller.session.slice(0, 16) } : {};
