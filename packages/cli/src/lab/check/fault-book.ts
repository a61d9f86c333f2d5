import type { Remark } from '../remark.ts';
import { type Place, placeIn } from './place.ts';

/**
 * What has been found while a definition loads. Its modules run by themselves, whenever they are imported, so this is
 * one book for the whole thread, which examines one definition and ends.
 */
const found: Remark[] = [];
const places = new WeakMap<object, Place>();
const faulty = new WeakSet();
let folder = '';

export const setDefinitionFolder = (of: string): void => void (folder = of);

export const foundFaults = (): readonly Remark[] => found;

/** The line of the definition that is being run. */
export const currentSourceLocation = (): Place | undefined =>
  placeIn(folder, new Error('only its stack is wanted').stack ?? '');

/** Keeps where a rule or a wager was written. */
export function recordSourceLocation<Written extends object>(written: Written): Written {
  const place = currentSourceLocation();
  if (place !== undefined) places.set(written, place);
  return written;
}

/** What was made of something stands where that stands. */
export function copySourceLocation(from: object | undefined, to: object): void {
  const place = findPlace(from);
  if (place !== undefined) places.set(to, place);
}

export const findPlace = (written: object | undefined): Place | undefined =>
  written === undefined ? undefined : places.get(written);

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
