import type { Remark } from '../remark.ts';
import { type Place, placeIn } from './place.ts';

/**
 * What has been found while a definition loads. Its modules run by themselves, whenever they are imported, so this is
 * one book for the whole thread, which examines one definition and ends.
 */
const found: Remark[] = [];
/** Where each was written: as its stack has it, which is read for the few that are told of. */
const stacks = new WeakMap<object, Error>();
const faulty = new WeakSet();
let folder = '';

export const setDefinitionFolder = (of: string): void => void (folder = of);

export const foundFaults = (): readonly Remark[] => found;

/** The line of the definition that is being run. */
export const currentSourceLocation = (): Place | undefined => placeOf(currentStack());

/** Keeps where a rule or a wager was written. */
export function recordSourceLocation<Written extends object>(written: Written): Written {
  stacks.set(written, currentStack());
  return written;
}

/** What was made of something stands where that stands. */
export function copySourceLocation(from: object | undefined, to: object): void {
  const stack = from === undefined ? undefined : stacks.get(from);
  if (stack !== undefined) stacks.set(to, stack);
}

export function findPlace(written: object | undefined): Place | undefined {
  const stack = written === undefined ? undefined : stacks.get(written);
  return stack === undefined ? undefined : placeOf(stack);
}

const currentStack = (): Error => new Error('only its stack is wanted');

const placeOf = ({ stack = '' }: Error): Place | undefined => placeIn(folder, stack);

/** Keeps in mind that something has faults, so that figures which only follow from them are not told of as well. */
export const markFaulty = (written: object): void => void faulty.add(written);

export const isFaulty = (written: object): boolean => faulty.has(written);

/** Writes a fault down once: a pack is opened with each of its choices, and makes its wagers each time. */
export function writeFault(remark: Remark): void {
  const isKnown = found.some(
    (each) => each.file === remark.file && each.line === remark.line && isSameRemark(each, remark),
  );
  if (!isKnown) found.push(remark);
}

/** Whether two remarks say the same, wherever they stand. */
export const isSameRemark = (one: Remark, other: Remark): boolean =>
  one.code === other.code && JSON.stringify(one.figures) === JSON.stringify(other.figures);
