import type { BodyOf, RouteName } from '@dicepit/wire';

/** A body that the route would take, for every route that takes one. */
export type GoodBodies = { readonly [Name in RouteName]?: BodyOf<Name> };

type Ids = { readonly table: string; readonly seat: number; readonly person: string };

export const goodBodies = ({ table, seat, person }: Ids): GoodBodies => ({
  ...atTable(seat),
  ...ofPeople,
  ...ofHost,
  ...atDisputes(table),
  ...aboutConduct(table, person),
  ...ofPromotions,
});

const atTable = (seat: number): GoodBodies => ({
  giveCommand: { command: { type: 'PlaceBets', seat, bets: [{ wager: 'field', chips: 5_00 }] } },
  contribute: { text: 'words' },
  takeResults: { last: 10 },
  voteRematch: { wants: true },
  chooseTeam: { team: null },
  react: { reaction: 'heart' },
});

const ofPeople: GoodBodies = {
  joinGuest: { code: 'WRONGX', name: 'Mallory' },
  joinByHandover: { code: 'WRONGXYZ' },
  joinScreen: { code: 'WRONGX', title: 'Mine' },
  tellView: { view: 'table' },
  askClaim: { code: 'WRONGX', name: 'Ann' },
  claimHost: { token: 'wrong-token', name: 'Mallory', passphrase: 'a long passphrase' },
  claimStaff: { token: 'wrong-token', passphrase: 'a long passphrase' },
  signIn: { name: 'Hanna', passphrase: 'a wrong guess' },
  addStaff: { name: 'Mallory', roles: ['operator'] },
  addProgram: { name: 'Tallybot', scope: 'watch' },
  changeRoles: { roles: ['operator'] },
  renamePerson: { name: 'Mallory' },
  renameMe: { name: 'Mallory' },
  askPatience: { patience: 2 },
  havePatience: { patience: 4 },
  exclude: { words: 'out' },
  readmit: { words: 'in' },
  addPasskey: { credential: { id: 'x' } },
  signInByPasskey: { credential: { id: 'x' } },
};

const ofHost: GoodBodies = {
  addTable: {
    pack: 'snake-eyes-nz',
    title: 'T',
    mode: 'home',
    dice: 'virtual',
    seats: 6,
    staff: { by: 'house' },
  },
  paceTable: { staff: { by: 'house' } },
  issueChips: { cents: 100, reason: 'why not' },
  askReversal: { entry: 1, reason: 'why not' },
  changeSettings: { name: 'Mine', welcome: 100 },
  chooseAddress: { address: '192.0.2.66' },
  chooseView: { choice: { view: 'results', table: null } },
  wordCalls: { pack: 'snake-eyes-nz', language: 'en', calls: { 'hard-4': 'Little Joe' } },
  shareWifi: { wifi: { name: 'Free', text: 'WIFI:T:WPA;S:Free;P:come in all of you;;' } },
};

const atDisputes = (table: string): GoodBodies => ({
  raiseDispute: { table, roll: 1, bet: 'b1', ground: 'call', words: 'it was a seven' },
  decideDispute: { finding: 'player', words: 'pay', as: 'operator' },
  askReview: { words: 'again' },
  adviseOfComplaint: { how: 'acknowledged' },
  noteRemedy: { version: 1 },
  lodgeComplaint: { words: 'not fair' },
});

const aboutConduct = (table: string, person: string): GoodBodies => ({
  reportConduct: { kind: 'device', table, person, words: 'a phone' },
  recordFinding: { satisfied: true, words: 'seen' },
  voidWagers: { bets: ['b1'], as: 'casino-supervisor' },
  excludeFromHouse: { order: 'CC-79/1' },
  startDetention: { device: 'a counter' },
  endDetention: { name: 'Mallory', office: 'inspector', at: 1 },
  closeConduct: { words: 'over' },
  liftExclusion: { game: 'snake-eyes-nz', words: 'mercy' },
});

const ofPromotions: GoodBodies = {
  enterPromotion: { person: 'p-nobody' },
  claimPrize: { prize: 'first', person: 'p-nobody' },
  disputePromotion: { words: 'mine' },
  complainOfPromotion: { words: 'mine' },
  createPromotion: { title: 'Free money', method: 'dice throw' },
  changePromotion: {
    command: {
      type: 'MeetClaim',
      claim: 'c-1',
      take: 'prize',
      parts: [{ way: 'cash', cents: 1_000_000_00, payee: 'Mallory' }],
      table: 'nz-1',
    },
  },
  denyClaim: { name: 'Anna', address: 'Quay Street', reasons: 'none' },
  setPrescribed: { category: 'cars', reference: 'regulation 1', prescribed: true },
  setMembership: { membership: 'platinum' },
};
