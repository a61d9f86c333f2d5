import { phaseOf, type Table } from '@dicepit/engine';

const times = (count: number, ...types: readonly string[]): readonly string[] =>
  types.flatMap((type) => Array.from({ length: count }, () => type));

const opening = [
  ...times(4, 'AnswerChecklist', 'RegisterEquipment', 'SwitchEquipment', 'StartPlay', 'InspectDice'),
  ...times(2, 'ApproveEquipment', 'AttestEquipment', 'SignOn', 'PutInBowl', 'ReceiveDice', 'TakeOverDice'),
  ...times(2, 'UnlockFloat', 'CountFloat', 'PostOdds', 'PostLimits'),
];

const newDice = times(2, 'ReceiveDice', 'InspectDice', 'PutInBowl', 'SignOn');

const atRest = [
  ...times(8, 'CallRoll'),
  ...times(2, 'ReadCockedDie', 'RuleFace', 'CaptureFaces'),
  ...times(1, 'ReportCockedDie', 'CallNoRoll', 'ConfirmLateBet', 'DeclineLateBet', 'SignOn'),
];

const called = [
  ...times(4, 'SettleRoll'),
  ...times(2, 'KeyEntry', 'PressEntry', 'CollectDice', 'CentreDice', 'AnswerAmendment', 'SettleBet'),
  ...times(2, 'UnlockFloat', 'RuleFace', 'CallNoRoll', 'SignOn', 'FillFloat'),
  ...times(2, 'AmendEntry'),
  ...times(1, 'OverruleCall'),
];

const lostDie = times(3, 'StartSearch', 'RecordFound', 'InspectFoundDie', 'DeclareLost', 'AskForOriginals');

/** What is likely to get a table on as it stands, the likelier the oftener it is named. */
export function likely(table: Table): readonly string[] {
  return table.state === 'open' && table.custodian === undefined
    ? [...inPhase(table), ...times(4, 'TakeOverDice')]
    : inPhase(table);
}

function inPhase(table: Table): readonly string[] {
  switch (phaseOf(table)) {
    case 'closed':
      return [...times(3, 'OpenTable'), 'PostLimits', 'SignOn', 'SetUpTable'];
    case 'opening':
      return opening;
    case 'halted':
      return [...times(4, 'LiftHalt'), ...newDice];
    case 'offering the dice':
      return [...times(4, 'AcceptDice'), 'DeclineDice', 'PlaceBets', 'SitDown', 'BuyIn', 'SignOn'];
    case 'betting':
      return betting(table);
    case 'dice out':
      return [
        ...times(8, 'BringToRest'),
        ...times(2, 'AskLateBets', 'ConfirmLateBet'),
        'TakeDownBet',
        'RecordDieOff',
      ];
    case 'at rest':
      return atRest;
    case 'called':
      return called;
  }
}

function betting({ shooter, dice, betting }: Table): readonly string[] {
  return [
    ...byShooter[shooter.is.kind],
    ...times(betting.bets.length < 3 ? 8 : 3, 'PlaceBets'),
    ...times(2, 'BuyIn', 'SitDown'),
    ...times(
      1,
      'TakeDownBet',
      'PlaceForPlayer',
      'ContestPlacement',
      'RedeemVoucher',
      'SignOn',
      'UnlockFloat',
      'FillFloat',
    ),
    ...times(1, 'RegisterEquipment', 'ApproveEquipment', 'AttestEquipment', 'SwitchEquipment'),
    ...(dice.missing.size > 0 ? lostDie : []),
    ...(dice.replacing !== undefined || isShort(dice) ? newDice : []),
  ];
}

/** Dice are put away or lost, so that there may not be enough to throw. */
const isShort = ({ dice }: Table['dice']): boolean =>
  [...dice.values()].some(({ place }) => place === 'quarantined' || place === 'removed');

const byShooter: Readonly<Record<Table['shooter']['is']['kind'], readonly string[]>> = {
  nobody: times(4, 'OfferDice'),
  offered: times(4, 'OfferDice'),
  choosing: times(8, 'ChooseDice'),
  seat: [...times(2, 'PassDice', 'NameSubstitute', 'ChooseDice'), ...times(10, 'ThrowDice')],
  dealer: [...times(2, 'PassDice'), ...times(10, 'ThrowDice')],
};
