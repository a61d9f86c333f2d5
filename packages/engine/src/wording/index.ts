export { type Called, calledOf, callKey, everyCalled, type Manner, VOID_CALL } from './called.ts';
export { englishCalls } from './english.ts';
export { sayFaces } from './faces.ts';
export { germanCalls, germanVoids } from './german.ts';
export * from './house-words.ts';
export * from './wording.ts';
