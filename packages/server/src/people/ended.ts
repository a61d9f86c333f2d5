import type { PeopleEvent } from './event.ts';

/** Why sessions are over, for the page that is still open. */
export type EndedWhy =
  | 'signed out'
  | 'replaced'
  | 'kicked'
  | 'excluded'
  | 'roles changed'
  | 'passphrase reset'
  | 'token revoked';

type Over = {
  readonly isMeant: (watched: { readonly person: string; readonly session: string }) => boolean;
  readonly why: EndedWhy;
};

/** The sessions that an event ends, if it ends any. */
export function endedBy(event: PeopleEvent): Over | undefined {
  const all = (why: EndedWhy): Over | undefined =>
    'person' in event ? { isMeant: ({ person }) => person === event.person, why } : undefined;
  switch (event.type) {
    case 'SignedOut':
      return { isMeant: ({ session }) => session === event.session, why: 'signed out' };
    case 'MovedPhone':
      return all('replaced');
    case 'Kicked':
      return all('kicked');
    case 'Excluded':
      return all('excluded');
    case 'RolesChanged':
      return all('roles changed');
    case 'PassphraseReset':
      return all('passphrase reset');
    case 'ProgramRevoked':
      return all('token revoked');
    case 'ProgramAdmitted':
    case 'HostClaimed':
    case 'StaffAdded':
    case 'PassphraseSet':
    case 'PasskeyAdded':
    case 'GuestJoined':
    case 'HousePlayerAdmitted':
    case 'Renamed':
    case 'PatienceAsked':
    case 'SignedIn':
    case 'ClaimAsked':
    case 'ClaimConfirmed':
    case 'ClaimRefused':
    case 'Readmitted':
      return undefined;
  }
}
