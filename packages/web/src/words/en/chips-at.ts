/** Where somebody’s chips are and how they move: one word for each, on the host’s console as on the phones. */
export const chipsAt = {
  account: 'Account',
  rack: 'Rack',
  onTable: 'On table',
  lines: {
    AccountOpened: 'Welcome chips',
    ChipsIssued: 'From the host',
    BoughtIn: 'Account to rack',
    CashedOut: 'Rack to account',
    ReversalApproved: 'Taken back',
  },
};
