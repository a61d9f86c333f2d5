export {
  type Called,
  callKey,
  everyCalled,
  invalidCalled,
  type Manner,
  manners,
  toCalledTotal,
  VOID_CALL,
  voidCalled,
} from './called.ts';
export { bookCalls } from './english.ts';
export { sayFaces } from './faces.ts';
export * from './house-words.ts';
export * from './wording.ts';
