import { describe, expect, test } from 'vitest';
import {
  aDispute,
  ann,
  as,
  bet,
  cas,
  decision,
  dora,
  evidenceOf,
  gus,
  ines,
  olga,
  raised,
  raising,
  review,
  sen,
} from '../testing/given-dispute.ts';
import { phaseOfDispute } from './dispute.ts';

const NSW = 'snake-eyes-nsw';
const close = { type: 'CloseDispute' } as const;
const told = { type: 'AdviseOfComplaint', how: 'told' } as const;
const acknowledged = { type: 'AdviseOfComplaint', how: 'acknowledged' } as const;
const complaint = { type: 'LodgeComplaint', statement: { ref: 'r-1', digest: 'cd'.repeat(32) } } as const;

/** A dispute in New South Wales that the operator has decided. */
function decidedByOperator() {
  const dispute = raised(NSW);
  dispute.gives(gus, decision);
  dispute.gives(ann, review);
  dispute.gives(cas, decision);
  dispute.gives(ann, review);
  dispute.gives(olga, decision);
  return dispute;
}

describe('who raises a dispute', () => {
  test('nsw/9.12 somebody who sits at the table, and the evidence is copied', () => {
    const dispute = aDispute();
    expect(dispute.gives(ann, raising(NSW))).toMatchObject({
      type: 'DisputeRaised',
      person: 'ann',
      evidence: evidenceOf(NSW),
      clause: 'nsw/9.12',
    });
    expect(dispute.refuses(ann, raising(NSW)).code).toBe('ALREADY_RAISED');
  });

  test('staff for a player, and nobody for somebody else', () => {
    expect(aDispute().gives(dora, raising(NSW))).toMatchObject({ person: 'ann', by: dora });
    expect(aDispute().refuses(as('bob', 'player'), raising(NSW)).code).toBe('NOT_YOUR_DISPUTE');
    expect(aDispute().refuses(ines, raising(NSW)).code).toBe('NOT_YOUR_DISPUTE');
  });

  test('nobody who was not there', () => {
    const stranger = { ...raising(NSW), person: 'zoe' };
    expect(aDispute().refuses(as('zoe', 'player'), stranger).code).toBe('NOT_AT_THE_TABLE');
  });

  test('about a bet of their own, and not about one of another seat', () => {
    expect(aDispute().gives(ann, raising(NSW, { bet: bet('b7', 3) })).type).toBe('DisputeRaised');
    expect(aDispute().refuses(ann, raising(NSW, { bet: bet('b8', 4) })).code).toBe('NOT_YOUR_BET');
  });

  test('about something, in words', () => {
    const { roll: _, ...nothing } = evidenceOf(NSW);
    expect(aDispute().refuses(ann, { ...raising(NSW), evidence: nothing }).code).toBe('NOTHING_DISPUTED');
    expect(aDispute().refuses(ann, { ...raising(NSW), words: ' ' }).code).toBe('WORDS_NEEDED');
  });

  test('not where there is neither bank nor staff', () => {
    expect(aDispute().refuses(ann, raising('snake-eyes-party')).code).toBe('NO_DISPUTES_HERE');
  });

  test.each([review, decision, close, complaint])('$type is about a dispute that is there', (command) => {
    expect(aDispute().refuses(olga, command).code).toBe('NO_SUCH_DISPUTE');
  });
});

describe('the ladder in New South Wales', () => {
  test('nsw/9.12 nobody reviews before the gaming supervisor has decided', () => {
    const dispute = raised(NSW);
    expect(dispute.refuses(cas, decision)).toMatchObject({ code: 'NOT_DECIDED_YET', clause: 'nsw/9.12' });
    expect(dispute.refuses(olga, decision).code).toBe('NOT_DECIDED_YET');
    expect(dispute.gives(gus, decision)).toMatchObject({ step: 0, final: false, clause: 'nsw/9.12' });
  });

  test('nsw/9.12 nobody reviews before the player has asked for it', () => {
    const dispute = raised(NSW);
    expect(dispute.refuses(ann, review).code).toBe('NOT_DECIDED_YET');
    dispute.gives(gus, decision);
    expect(dispute.refuses(cas, decision)).toMatchObject({ code: 'REVIEW_NOT_ASKED', clause: 'nsw/9.12' });
    expect(dispute.refuses(as('bob', 'player'), review).code).toBe('NOT_YOUR_DISPUTE');
    expect(dispute.gives(ann, review)).toMatchObject({ type: 'ReviewAsked', clause: 'nsw/9.12' });
    expect(dispute.refuses(ann, review).code).toBe('REVIEW_IS_ASKED');
    expect(dispute.gives(cas, decision)).toMatchObject({ step: 1, final: false, clause: 'nsw/9.12' });
  });

  test('nsw/9.12 the first decider does not review, by whatever rank', () => {
    const dispute = raised(NSW);
    dispute.gives(gus, decision);
    dispute.gives(ann, review);
    expect(dispute.refuses(gus, decision)).toMatchObject({ code: 'NOT_ABOVE', clause: 'nsw/9.12' });
    expect(dispute.refuses(as('gus', 'casino-supervisor'), decision)).toMatchObject({
      code: 'ANOTHER_PERSON_NEEDED',
      clause: 'nsw/9.12',
    });
    expect(dispute.refuses(as('gil', 'game-supervisor'), decision).code).toBe('NOT_ABOVE');
    expect(dispute.gives(sen, decision)).toMatchObject({ step: 1 });
  });

  test('nsw/9.12 players, dealers and inspectors decide nothing', () => {
    const dispute = raised(NSW);
    for (const by of [ann, dora, ines])
      expect(dispute.refuses(by, decision).code).toBe(by === ann ? 'OWN_CAUSE' : 'NOT_YOUR_ROLE');
    expect(dispute.refuses(as('ann', 'game-supervisor'), decision).code).toBe('OWN_CAUSE');
    expect(dispute.refuses(gus, { ...decision, words: '' }).code).toBe('WORDS_NEEDED');
  });

  test("nsw/9.13 nothing comes after the operator's decision", () => {
    const dispute = decidedByOperator();
    expect(dispute.now()?.decisions.at(-1)).toMatchObject({ final: true, clause: 'nsw/9.13' });
    for (const by of [gus, cas, sen, olga])
      expect(dispute.refuses(by, decision)).toMatchObject({ code: 'DECISION_IS_FINAL', clause: 'nsw/9.13' });
    expect(dispute.refuses(ann, review).code).toBe('DECISION_IS_FINAL');
    expect(dispute.now()?.decisions.map(({ by }) => by.person)).toEqual(['gus', 'cas', 'olga']);
  });

  test('nsw/9.13 the operator may take it up once a review is asked for', () => {
    const dispute = raised(NSW);
    dispute.gives(gus, decision);
    expect(dispute.refuses(olga, decision).code).toBe('REVIEW_NOT_ASKED');
    dispute.gives(dora, review);
    expect(dispute.gives(olga, decision)).toMatchObject({ step: 2, final: true, clause: 'nsw/9.13' });
  });

  test('nsw/4.3.3 a ruling on a face is not opened again, and the complaint is left', () => {
    const roll = { number: 12, thrower: 1, state: 'done', calls: [], bets: [], settlements: [] } as const;
    const ruled = { roll: { ...roll, faceRuled: true } };
    const dispute = aDispute();
    dispute.gives(ann, { ...raising(NSW, ruled), ground: 'face' });
    expect(dispute.refuses(gus, decision)).toMatchObject({
      code: 'FACE_RULING_IS_FINAL',
      clause: 'nsw/4.3.3',
    });
    expect(dispute.gives(ann, complaint).clause).toBe('nsw/9.13#2');
    // What was paid on the roll is another matter, and so is a face that nobody has ruled on.
    expect(raised(NSW, ruled).gives(gus, decision).type).toBe('DisputeDecided');
    const open = aDispute();
    open.gives(ann, { ...raising(NSW), ground: 'face' });
    expect(open.gives(gus, decision).type).toBe('DisputeDecided');
  });
});

describe('the end of a dispute in New South Wales', () => {
  test('nsw/9.13#2 it is not closed before the player knows of the right to complain', () => {
    const dispute = decidedByOperator();
    expect(dispute.refuses(olga, close)).toMatchObject({ code: 'ADVICE_NOT_GIVEN', clause: 'nsw/9.13#2' });
    const advice = dispute.gives(gus, told);
    expect(advice).toMatchObject({ type: 'ComplaintAdviceGiven', how: 'told', clause: 'nsw/9.13#2' });
    expect(advice).toHaveProperty('says', expect.stringContaining('section 33'));
    expect(dispute.gives(olga, close)).toMatchObject({ type: 'DisputeClosed', clause: 'nsw/9.13' });
    expect(dispute.refuses(olga, close).code).toBe('DISPUTE_IS_CLOSED');
    expect(dispute.refuses(gus, decision).code).toBe('DISPUTE_IS_CLOSED');
  });

  test('nsw/9.13#2 the player acknowledges, or staff tell; not the other way round', () => {
    const dispute = decidedByOperator();
    expect(dispute.refuses(gus, acknowledged).code).toBe('NOT_FOR_YOU_TO_SAY');
    expect(dispute.refuses(ann, told).code).toBe('NOT_FOR_YOU_TO_SAY');
    expect(dispute.refuses(ines, told).code).toBe('NOT_FOR_YOU_TO_SAY');
    dispute.gives(ann, acknowledged);
    expect(dispute.refuses(gus, told).code).toBe('ADVICE_IS_GIVEN');
    expect(dispute.gives(gus, close).type).toBe('DisputeClosed');
  });

  test('nsw/9.13#2 the complaint is the player’s, once, after the last decision and even after closing', () => {
    const early = raised(NSW);
    early.gives(gus, decision);
    expect(early.refuses(ann, complaint)).toMatchObject({ code: 'NOT_ENDED_YET', clause: 'nsw/9.13#2' });
    expect(early.refuses(gus, told).code).toBe('NOT_ENDED_YET');

    const dispute = decidedByOperator();
    dispute.gives(ann, acknowledged);
    dispute.gives(olga, close);
    expect(dispute.refuses(gus, complaint).code).toBe('NOT_YOUR_DISPUTE');
    expect(dispute.gives(ann, complaint)).toMatchObject({ type: 'ComplaintLodged', clause: 'nsw/9.13#2' });
    expect(dispute.refuses(ann, complaint).code).toBe('COMPLAINT_IS_LODGED');
  });

  test('nsw/9.13#2 its words are erased by who wrote them, or by the operator once the inspector has read them', () => {
    const erase = { type: 'ErasePersonal', ref: 'r-1' } as const;
    const complained = () => {
      const dispute = decidedByOperator();
      dispute.gives(ann, acknowledged);
      expect(dispute.refuses(ann, erase).code).toBe('NOTHING_TO_ERASE');
      dispute.gives(ann, complaint);
      return dispute;
    };
    const theirs = complained();
    expect(theirs.refuses(ann, { ...erase, ref: 'r-2' }).code).toBe('NOTHING_TO_ERASE');
    expect(theirs.gives(ann, erase)).toMatchObject({ type: 'PersonalErased', ref: 'r-1' });
    expect(theirs.refuses(ann, erase).code).toBe('NOTHING_TO_ERASE');
    const houses = complained();
    expect(houses.refuses(gus, { ...erase, seenAt: 5 }).code).toBe('NOT_YOUR_ROLE');
    expect(houses.refuses(olga, erase)).toMatchObject({ code: 'NOT_READ_YET', clause: 'nsw/9.13#2' });
    expect(houses.gives(olga, { ...erase, seenAt: 5 })).toMatchObject({ ref: 'r-1', seenAt: 5 });
  });

  test('it is not closed over the head of a player who may still ask', () => {
    const dispute = raised(NSW);
    expect(dispute.refuses(gus, close).code).toBe('NOT_ENDED_YET');
    dispute.gives(gus, decision);
    expect(dispute.refuses(gus, close).code).toBe('NOT_ENDED_YET');
    expect(dispute.refuses(dora, { type: 'AcceptDecision' }).code).toBe('NOT_YOUR_DISPUTE');
    dispute.gives(ann, { type: 'AcceptDecision' });
    expect(dispute.refuses(cas, decision).code).toBe('DISPUTE_RESTS');
    dispute.gives(ann, acknowledged);
    expect(dispute.refuses(dora, close).code).toBe('NOT_YOUR_ROLE');
    dispute.gives(gus, close);
    expect(dispute.now() && phaseOfDispute(dispute.now() ?? raisedNever())).toBe('closed');
  });

  test('it may be withdrawn by the player at any time before its end', () => {
    const dispute = raised(NSW);
    expect(dispute.refuses(ann, { type: 'AcceptDecision' }).code).toBe('NOT_DECIDED_YET');
    dispute.gives(ann, { type: 'WithdrawDispute' });
    expect(dispute.refuses(ann, { type: 'WithdrawDispute' }).code).toBe('DISPUTE_RESTS');
    expect(decidedByOperator().refuses(ann, { type: 'WithdrawDispute' }).code).toBe('DECISION_IS_FINAL');
  });
});

const raisedNever = (): never => {
  throw new Error('the dispute is there');
};

describe('what put it right at the table', () => {
  const remedy = (version: number, type = 'MatterRuled') => ({
    type: 'NoteRemedy' as const,
    remedy: { version, type, clause: 'policy/operator-rulings' },
  });

  test('is noted after a decision, by a supervisor, and lies after the dispute', () => {
    const dispute = raised(NSW);
    expect(dispute.refuses(gus, remedy(41)).code).toBe('NOT_DECIDED_YET');
    dispute.gives(gus, { ...decision, finding: 'player' });
    expect(dispute.refuses(dora, remedy(41)).code).toBe('NOT_YOUR_ROLE');
    expect(dispute.refuses(gus, remedy(40)).code).toBe('BEFORE_THE_DISPUTE');
    expect(dispute.refuses(gus, remedy(41, 'BetPlaced')).code).toBe('NOT_A_CORRECTION');
    dispute.gives(gus, remedy(41));
    expect(dispute.now()?.remedies).toEqual([remedy(41).remedy]);
  });
});

describe('the ladders of the other packs', () => {
  const NZ = 'snake-eyes-nz';

  test('nz/6.6 whoever decides later stands strictly higher', () => {
    const dispute = raised(NZ);
    expect(dispute.gives(cas, decision)).toMatchObject({ step: 1, clause: 'nz/6.6(b)' });
    dispute.gives(ann, review);
    expect(dispute.refuses(gus, decision)).toMatchObject({ code: 'NOT_ABOVE', clause: 'nz/6.6(b)' });
    expect(dispute.refuses(as('cel', 'casino-supervisor'), decision).code).toBe('NOT_ABOVE');
    expect(dispute.gives(sen, decision)).toMatchObject({ step: 2, clause: 'nz/6.6(c)' });
    dispute.gives(ann, review);
    expect(dispute.gives(olga, decision)).toMatchObject({ step: 3, final: true, clause: 'nz/6.6(d)' });
    expect(dispute.refuses(sen, decision)).toMatchObject({ code: 'DECISION_IS_FINAL', clause: 'nz/6.6(d)' });
  });

  test('nz/6.7 what the rules do not cover goes to the operator, who is final', () => {
    const dispute = aDispute();
    dispute.gives(ann, { ...raising(NZ), ground: 'uncovered' });
    expect(dispute.refuses(cas, decision).code).toBe('NOT_YOUR_ROLE');
    expect(dispute.gives(olga, decision)).toMatchObject({ final: true, clause: 'nz/6.7' });
    expect(dispute.refuses(cas, decision)).toMatchObject({ code: 'DECISION_IS_FINAL', clause: 'nz/6.7' });
  });

  test.each([
    ['double-dice', 'policy/permit-holder-decides'],
    ['wonder-dice', 'policy/operator-rulings'],
  ])('%s: the operator decides at once, and nobody after', (pack, clause) => {
    const dispute = raised(pack);
    expect(dispute.refuses(gus, decision).code).toBe('NOT_YOUR_ROLE');
    expect(dispute.gives(olga, decision)).toMatchObject({ final: true, clause });
    expect(dispute.refuses(olga, decision).code).toBe('DECISION_IS_FINAL');
  });

  test.each([NZ, 'double-dice', 'wonder-dice'])(
    '%s: closes without advice, and knows no complaint',
    (pack) => {
      const dispute = raised(pack);
      dispute.gives(olga, decision);
      expect(dispute.refuses(gus, told).code).toBe('NOTHING_TO_ADVISE');
      expect(dispute.refuses(ann, complaint).code).toBe('NO_COMPLAINT_HERE');
      expect(dispute.gives(olga, close).type).toBe('DisputeClosed');
    },
  );
});
