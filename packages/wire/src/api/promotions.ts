import { auditing, rolesThat } from '@dicepit/engine';
import { z } from 'zod';
import { flag, id, label, passage, strict, title, words } from '../fields.ts';
import { awardMethod, promotionCommand } from './promotion-commands.ts';
import {
  deskPromotion,
  deskPromotionCard,
  myPromotion,
  personalText,
  promotionCard,
  promotionDraw,
  promotionFacts,
  promotionRegister,
  publishedTerms,
} from './promotion-facts.ts';
import type { Route } from './route.ts';
import { API_BASE_PATH, commandRoute, ofPerson, operator, readRoute } from './route-presets.ts';

/** Those who have something to do at the promotions desk, and those who look over it. */
const desk = /* #__PURE__ */ rolesThat('runs', 'inspects', 'scrutinises');
const promotionStaff = /* #__PURE__ */ rolesThat('runs', 'scrutinises');

const ofPromotion = strict({ promotion: id });
const said = words.min(1, 'say it in words');

/** Something that is done at the desk, and answered with the whole promotion. */
const done = { ...commandRoute, params: ofPromotion, answer: deskPromotion, codes: ['CONFLICT'] } as const;

/** Something that somebody does for themselves, and is told how they stand. */
const own = {
  ...commandRoute,
  access: 'signed in',
  params: ofPromotion,
  answer: myPromotion,
  codes: ['CONFLICT'],
} as const;

export const promotionRoutes = {
  listPromotions: {
    ...readRoute,
    path: `${API_BASE_PATH}/promotions`,
    summary: 'The promotions that are open to the public, or were',
    access: 'anyone',
    answer: z.object({ promotions: z.array(promotionCard).readonly() }),
  },
  readPromotion: {
    ...readRoute,
    path: `${API_BASE_PATH}/promotions/:promotion`,
    summary: 'A promotion: its terms in force, the texts before them, its results',
    access: 'anyone',
    params: ofPromotion,
    answer: promotionFacts,
  },
  readPromotionTerms: {
    ...readRoute,
    path: `${API_BASE_PATH}/promotions/:promotion/terms/:version`,
    summary: 'One text of the terms, in force or not',
    access: 'anyone',
    params: strict({
      promotion: id,
      version: z.string().regex(/^[1-9]\d{0,5}$/, 'a version is a whole number from 1'),
    }),
    answer: publishedTerms,
  },
  readPromotionDraw: {
    ...readRoute,
    path: `${API_BASE_PATH}/promotions/:promotion/draw`,
    summary: 'Everything by which anybody can check a draw',
    access: 'anyone',
    params: ofPromotion,
    answer: promotionDraw,
  },
  readMyPromotion: {
    ...readRoute,
    path: `${API_BASE_PATH}/me/promotions/:promotion`,
    summary: 'What whoever asks has to do with a promotion',
    access: 'signed in',
    params: ofPromotion,
    answer: myPromotion,
  },
  enterPromotion: {
    ...own,
    path: `${API_BASE_PATH}/promotions/:promotion/entries`,
    summary: 'Enter a promotion; the operator may enter somebody at the counter',
    body: strict({ person: id.exactOptional() }),
  },
  claimPrize: {
    ...own,
    path: `${API_BASE_PATH}/promotions/:promotion/claims`,
    summary: 'Claim a prize; the operator may claim for somebody at the counter',
    body: strict({ prize: id, person: id.exactOptional() }),
  },
  disputePromotion: {
    ...own,
    path: `${API_BASE_PATH}/promotions/:promotion/disputes`,
    summary: 'Raise a dispute over the terms of a promotion',
    body: strict({ words: said }),
  },
  complainOfPromotion: {
    ...own,
    path: `${API_BASE_PATH}/promotions/:promotion/disputes/:dispute/complaint`,
    summary: 'Complain to the inspector about the decision',
    params: strict({ promotion: id, dispute: id }),
    body: strict({ words: said }),
  },
  listDeskPromotions: {
    ...readRoute,
    path: `${API_BASE_PATH}/desk/promotions`,
    summary: 'All promotions, where each stands and what is to be done',
    access: desk,
    answer: z.object({ promotions: z.array(deskPromotionCard).readonly() }),
  },
  createPromotion: {
    ...commandRoute,
    path: `${API_BASE_PATH}/desk/promotions`,
    summary: 'Begin a promotion, as a draft',
    access: operator,
    body: strict({ title, method: awardMethod }),
    answer: deskPromotion,
  },
  readDeskPromotion: {
    ...readRoute,
    path: `${API_BASE_PATH}/desk/promotions/:promotion`,
    summary: 'All that the trail says of a promotion, and what is to be done',
    access: desk,
    params: ofPromotion,
    answer: deskPromotion,
  },
  changePromotion: {
    ...done,
    path: `${API_BASE_PATH}/desk/promotions/:promotion/commands`,
    summary: 'Do something at the promotions desk',
    access: promotionStaff,
    body: strict({ command: promotionCommand }),
  },
  denyClaim: {
    ...done,
    path: `${API_BASE_PATH}/desk/promotions/:promotion/claims/:claim/denial`,
    summary: 'Deny a claim, with the reasons; what is personal is kept apart from the trail',
    access: operator,
    params: strict({ promotion: id, claim: id }),
    body: strict({ name: label, address: words, reasons: passage }),
  },
  readPersonal: {
    ...readRoute,
    path: `${API_BASE_PATH}/desk/promotions/:promotion/personal/:ref`,
    summary: 'What is kept apart of a denied claim or a complaint',
    access: auditing,
    params: strict({ promotion: id, ref: id }),
    answer: personalText,
  },
  erasePersonal: {
    ...done,
    path: `${API_BASE_PATH}/desk/promotions/:promotion/personal/:ref/erasure`,
    summary: 'Erase what is kept apart, where no rule keeps it',
    access: operator,
    params: strict({ promotion: id, ref: id }),
  },
  readPromotionRegister: {
    ...readRoute,
    path: `${API_BASE_PATH}/desk/register`,
    summary: 'What is prescribed by regulations, and who is a member of what',
    access: auditing,
    answer: promotionRegister,
  },
  setPrescribed: {
    ...commandRoute,
    path: `${API_BASE_PATH}/desk/register/prescribed`,
    summary: 'Put something on the list of what regulations bar from prizes, or take it off',
    access: operator,
    body: strict({ category: label, reference: label, prescribed: flag }),
    answer: promotionRegister,
    codes: ['CONFLICT'],
  },
  setMembership: {
    ...commandRoute,
    path: `${API_BASE_PATH}/desk/register/members/:person`,
    summary: 'Say what somebody is a member of; an empty text ends it',
    access: operator,
    params: ofPerson,
    body: strict({ membership: label }),
    answer: promotionRegister,
  },
} as const satisfies Readonly<Record<string, Route>>;
