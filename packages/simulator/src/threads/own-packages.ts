import { registerHooks } from 'node:module';

let areFound = false;

/**
 * A definition finds `@dicepit/…` wherever it lies: what is installed beside it, else what this command is made of or carries.
 * So a folder that was copied, mailed or unpacked is dealt with nothing installed. Every thread that loads one says so itself.
 */
export function findOwnPackages(): void {
  if (areFound) return;
  areFound = true;
  registerHooks({
    resolve: (specifier, context, next) => {
      if (!specifier.startsWith('@dicepit/')) return next(specifier, context);
      try {
        return next(specifier, context);
      } catch (cause) {
        if (!(cause instanceof Error && 'code' in cause && cause.code === 'ERR_MODULE_NOT_FOUND'))
          throw cause;
        return next(specifier, { ...context, parentURL: import.meta.url });
      }
    },
  });
}
