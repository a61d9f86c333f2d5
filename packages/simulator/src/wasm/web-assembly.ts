/** A module that plays sessions in its own memory. */
export type Player = { readonly memory: ArrayBuffer; readonly play: (fours: number) => void };

/**
 * Makes a module run, or gives nothing where that cannot be: without WebAssembly or its vectors, or on a page
 * whose content security policy has no 'wasm-unsafe-eval'.
 */
export function playerOf(bytes: Uint8Array<ArrayBuffer>): Player | undefined {
  if (typeof WebAssembly === 'undefined') return undefined;
  try {
    const { memory, play } = new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports;
    return { memory: memory.buffer, play };
  } catch {
    return undefined;
  }
}

// What every engine has and the language itself does not know of, as far as it is used here.
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
  readonly Instance: new (
    module: object,
  ) => {
    readonly exports: {
      readonly memory: { readonly buffer: ArrayBuffer };
      readonly play: (fours: number) => void;
    };
  };
};
