import type { CommandType } from '@dicepit/engine';
import type { FieldShape } from '@dicepit/wire/fields';
import type { FunctionComponent } from 'preact';
import type { Desk } from '../desk/desk.ts';
import type { Draft } from './draft.ts';

export type FieldProps = {
  readonly desk: Desk;
  readonly type: CommandType;
  readonly name: string;
  readonly needed: boolean;
  readonly shape: FieldShape;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
};

/** What a field inside another is drawn by: they hold each other, so that one of them is handed over. */
export type NestedProps<Is extends FieldShape['is']> = Omit<FieldProps, 'shape'> & {
  readonly shape: Extract<FieldShape, { readonly is: Is }>;
  readonly label: string;
  readonly Each: FunctionComponent<FieldProps>;
};
