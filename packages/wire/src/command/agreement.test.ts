import type { CommandBody, CommandType } from '@dicepit/engine';
import type { PartyTableBody } from '@dicepit/games';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { z } from 'zod';
import type { commandSchemas, partyCommandSchemas } from './schemas.ts';

/** A type with every field readonly and every alias and intersection spelt out, so that two can be told apart. */
type Spelt<Type> = Type extends object ? { readonly [Key in keyof Type]: Spelt<Type[Key]> } : Type;

/** Not only that each may stand for the other: an optional field that one of them lacks is a difference too. */
// The compiler compares two such functions to the letter; the parameter is what makes it do so.
// oxlint-disable typescript/no-unnecessary-type-parameters
type Same<A, B> =
  (<T>() => T extends Spelt<A> ? 1 : 2) extends <T>() => T extends Spelt<B> ? 1 : 2 ? true : false;
// oxlint-enable typescript/no-unnecessary-type-parameters

type Output<Schema> = Schema extends z.ZodType<infer Value> ? Value : never;

/** The commands whose schema says something else than the engine does, by name. */
type Differing = {
  [Type in CommandType]: Same<
    Extract<CommandBody, { readonly type: Type }>,
    Output<(typeof commandSchemas)[Type]>
  > extends true
    ? never
    : Type;
}[CommandType];

type DifferingAtAParty = {
  [Type in PartyTableBody['type']]: Same<
    Extract<PartyTableBody, { readonly type: Type }>,
    Output<(typeof partyCommandSchemas)[Type]>
  > extends true
    ? never
    : Type;
}[PartyTableBody['type']];

/** `none`, or the names of those that differ, which the compiler then reports. */
type Named<Names> = [Names] extends [never] ? 'none' : Names;

describe('the schemas and the types of commands', () => {
  test('say the same of every command of a table', () => {
    const differing: Named<Differing> = 'none';
    expect(differing).toBe('none');
  });

  test('say the same of every command of a party', () => {
    const differing: Named<DifferingAtAParty> = 'none';
    expect(differing).toBe('none');
  });

  test('would be told apart by one optional field', () => {
    expectTypeOf<Same<{ a: 1 }, { a: 1; b?: 2 }>>().toEqualTypeOf<false>();
    expectTypeOf<Same<{ b?: 2 }, { b?: 2 | undefined }>>().toEqualTypeOf<false>();
    expectTypeOf<Same<{ a: readonly 1[] }, { readonly a: 1[] }>>().toEqualTypeOf<true>();
  });
});
