export { automaticRegister } from './automatic-register.ts';
export { chanceFrom, rollBy } from './house-players/chance.ts';
export { type Chance, type HousePlayer, housePlayer } from './house-players/house-player.ts';
export { type HouseRun, type HouseStep, houseRun } from './house-players/house-run.ts';
export type { Manner } from './house-players/manner.ts';
export type { PackFacts, ScreenCloth } from './manifest.ts';
export * from './packs.ts';
export * from './race.ts';
export * from './rows.ts';
