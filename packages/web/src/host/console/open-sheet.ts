import { signal } from '@preact/signals';

/** The one sheet that lies over the console, and what it is about. */
export type OpenSheet =
  | {
      readonly is:
        | 'address'
        | 'wifi'
        | 'room'
        | 'new staff'
        | 'pause'
        | 'end'
        | 'verify'
        | 'chips'
        | 'wording';
    }
  | { readonly is: 'top up' | 'guest' | 'staffer'; readonly person: string }
  | { readonly is: 'table'; readonly table: string };

export const openSheet = signal<OpenSheet | undefined>(undefined);

export const show = (sheet: OpenSheet): void => {
  openSheet.value = sheet;
};

export const closeSheet = (): void => {
  openSheet.value = undefined;
};
