type Law = {
  readonly name: string;
  readonly where: string;
  readonly off: readonly string[];
  readonly checklist: readonly string[];
};

const noValue = 'Chips cannot be cashed or changed for prizes';
const noAuction = 'No auction or raffle that chips are traded in for';
const noRanking = 'No prize for most chips: the leaderboard is off';
const adults = 'Every player says that they are 18 or over';

const home: Law = {
  name: 'Home, no value',
  where: 'Friends at home',
  off: [noValue],
  checklist: ['Nobody pays to play.', 'Nobody is paid out.'],
};

const nsw: Law = {
  name: 'NSW gaming night',
  where: 'New South Wales',
  off: [noValue, noAuction, noRanking, adults],
  checklist: [
    'The night is held for a charity or a non-profit body, and the rules of gaming nights are kept.',
    'Guests pay for entry or food, not for chips to win money with.',
    'Prizes are not given for the number of chips.',
    'No player is under 18.',
  ],
};

const queensland: Law = {
  name: 'Queensland funny money',
  where: 'Queensland',
  off: [noValue, noAuction, noRanking],
  checklist: [
    'Chips are funny money and have no value.',
    'Chips are not used to bid for prizes.',
    'Nobody wins a prize for having the most.',
  ],
};

const victoria: Law = {
  name: 'Victoria fundraiser',
  where: 'Victoria',
  off: [noValue, adults],
  checklist: [
    'The body that benefits is declared as a community or charitable organisation.',
    'Ask the regulator whether a permit is needed for a fundraising event.',
    'No player is under 18.',
  ],
};

const newHampshire: Law = {
  name: 'New Hampshire game of chance',
  where: 'New Hampshire',
  off: [adults],
  checklist: [
    'A licensed charitable organisation runs the games.',
    'The rules of Lot 7200 apply to the games, the chips and the records.',
    'Limits and rules are posted where players see them.',
  ],
};

/** What a law asks of a night, in our own words. */
export const laws = {
  title: 'Place',
  none: 'No preset',
  noneNote: 'You decide everything yourself.',
  switchesOff: 'What it changes here',
  checklist: 'Checklist',
  pages: 'Read',
  outside: 'These pages are not ours: they open in a new tab and need the internet. They may have moved.',
  print: 'Print the checklist',
  notAdvice: 'This is not legal advice. Ask whoever licenses such nights where you are.',
  choose: 'Choose',
  names: { home, nsw, queensland, victoria, 'new-hampshire': newHampshire },
};
