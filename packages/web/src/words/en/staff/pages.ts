/** Where else there is something to do in the pit. */
export const pages = {
  title: 'More pages',
  all: {
    desk: { name: 'Desk', note: 'disputes, conduct, promotions' },
    inspect: { name: 'Inspection', note: 'every roll step by step, reports' },
    paper: { name: 'Paperwork', note: 'signs and sheets to print' },
    promotions: { name: 'Promotions', note: 'as guests see them' },
    drill: { name: 'Dealer drills', note: 'pays, calls and no rolls to train with' },
    lab: { name: 'Odds lab', note: 'what every wager is worth, exactly' },
  },
};
