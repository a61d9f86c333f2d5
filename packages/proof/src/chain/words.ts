import { assert } from '@dicepit/engine';
import { isHash } from '../hex.ts';

/**
 * Four words for a hash, to be read aloud and written on a wall: `amber-lion-seven-oak`.
 *
 * They hold the first 32 bits: enough to notice that two people look at different heads, too little to prove that
 * they look at the same one. Whoever has to prove that compares the hash or keeps the signed head.
 */
export function toWords(hash: string): string {
  assert(isHash(hash), () => `${hash} is no hash`);
  return [0, 2, 4, 6].map((place) => words[Number.parseInt(hash.slice(place, place + 2), 16)]).join('-');
}

/** One word to a byte: short, known to most, and no two that are easily misheard for each other. */
export const words: readonly string[] = (
  'acorn actor album alley amber angel ankle apple apron arrow atlas attic autumn badge bagel baker ' +
  'bamboo banjo barrel basil basket beach beaver bell bench berry bicycle bishop blanket bonfire bottle bounty ' +
  'bread bridge bronze bucket butter button cabin cactus camel candle canoe canyon captain carpet carrot castle ' +
  'cedar cello chalk cherry chess chimney cinema circus clover cobra coffee comet copper coral cotton cousin ' +
  'crayon cricket crystal curtain cushion daisy dancer desert diamond dinner doctor dolphin donkey dragon drummer eagle ' +
  'earth echo elbow elephant ember engine envelope evening fabric falcon farmer feather fiddle finger flute forest ' +
  'fossil fountain galaxy garden garlic giant ginger giraffe glacier glove goblin granite guitar hammer harbour harvest ' +
  'hazel helmet heron hockey honey horizon hotel island ivory jacket jaguar jasmine jelly jewel jigsaw jockey ' +
  'jungle kettle kitchen kitten knight ladder lagoon lantern laundry lawyer lemon leopard lettuce library lily lion ' +
  'lizard lobster locket lunch magnet mango maple marble market meadow medal melon mermaid midnight mirror monkey ' +
  'mosaic mountain muffin museum mustard napkin nectar needle nephew nickel novel nutmeg oak oasis ocean olive ' +
  'onion opera orange orchid organ otter oven oyster paddle palace panther paper parrot pearl pebble pencil ' +
  'penguin pepper piano picnic pigeon pilot pirate planet pocket poet pony poppy potato prince pumpkin puzzle ' +
  'quarry queen rabbit radio raven ribbon river robin rocket saddle saffron sailor salmon satin school seven ' +
  'shadow shelter silver skater spider sponge squirrel statue sugar summer sunset table teacher temple thunder tiger ' +
  'tomato trumpet tulip tunnel turtle umbrella uncle valley velvet violin volcano walnut window winter wizard zebra'
).split(' ');
