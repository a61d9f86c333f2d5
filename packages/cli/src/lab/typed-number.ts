import { Fraction } from '@dicepit/analysis';
import { InvalidArgumentError } from 'commander';

/** A whole number within bounds, as people type large ones: `1000000`, `1e6`, `1_000_000`. */
export const largeNumber =
  (least: number, most: number) =>
  (text: string): number => {
    const plain = text.trim().replaceAll('_', '');
    const value = /^\d{1,15}(?:\.\d{1,9})?(?:e\d{1,2})?$/i.test(plain) ? Number(plain) : Number.NaN;
    if (Number.isSafeInteger(value) && value >= least && value <= most) return value;
    throw new InvalidArgumentError(`A whole number from ${least} to ${most} is needed, such as 5000 or 1e6.`);
  };

/** A chance between nothing and certainty, exactly as it is typed: `0.01`, `1%` or `1/100`. */
export function chance(text: string): Fraction {
  const [, whole = '', decimals = '', below, hundredths] =
    /^(\d{0,9})(?:\.(\d{1,12})|\/(\d{1,9}))?\s*(%?)$/.exec(text.trim()) ?? [];
  const per = below === undefined ? 10n ** BigInt(decimals.length) : BigInt(below);
  const value =
    whole + decimals === '' || per === 0n
      ? Fraction.zero
      : Fraction.of(BigInt(whole + decimals), per * (hundredths === '%' ? 100n : 1n));
  if (value.sign > 0 && value.compare(Fraction.one) < 0) return value;
  throw new InvalidArgumentError('A chance between 0 and 1 is needed, such as 0.01, 1% or 1/100.');
}

/** A part of a dollar or more, in cents that need not be whole: `0.05`. */
export function precisely(text: string): number {
  const value = /^\$?\d{1,9}(?:\.\d{1,9})?$/.test(text.trim())
    ? Number(text.trim().replace('$', '')) * 100
    : 0;
  if (value > 0) return value;
  throw new InvalidArgumentError('A sum of money is needed, such as 0.05.');
}
