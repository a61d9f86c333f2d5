/** The clauses of one pack as its register names them, without the pack in front: `4.1(a)` for `nz/4.1(a)`. */
export type ClauseOf<Register, Prefix extends string> = keyof Register extends infer Key
  ? Key extends `${Prefix}/${infer Clause}`
    ? Clause
    : never
  : never;
