import type { ReactionName } from '@dicepit/wire';

/** What guests send to the screens, each drawn in a square of 64; phones and televisions draw the same. */
export const reactionDrawings: Readonly<Record<ReactionName, string>> = {
  clap:
    '<path d="M31 3v9M14 8l5 8M48 8l-5 8" fill="none" stroke="#ffd977" stroke-width="4" stroke-linecap="round"/>' +
    '<path d="M12 41c0-9 7-17 14-21 4-2 7 2 4 5l-5 7 14-10c4-2 7 3 3 5l-8 6 10-5c4-2 7 3 3 5l-9 6 6-2c4-1 5 4 2 6L34 53c-10 6-22 0-22-12z" fill="#f7f2e4" stroke="#0b0f0e" stroke-width="2"/>',
  heart:
    '<path d="M32 57C11 42 5 32 7 21 9 9 25 7 32 19 39 7 55 9 57 21c2 11-4 21-25 36z" fill="#c8102e" stroke="#f7f2e4" stroke-width="3"/>',
  cheers:
    '<path d="M13 8h38L35 31v18h11v7H18v-7h11V31z" fill="#f7f2e4" stroke="#0b0f0e" stroke-width="2" stroke-linejoin="round"/>' +
    '<path d="M19 15h26L32 31z" fill="#d8b15a"/><circle cx="41" cy="12" r="5" fill="#c8102e"/>',
  star: '<path d="M32 5l8 18 20 2-15 13 5 20-18-10-18 10 5-20L4 25l20-2z" fill="#ffd977" stroke="#0b0f0e" stroke-width="2" stroke-linejoin="round"/>',
  dice:
    '<g transform="rotate(-10 32 32)"><rect x="9" y="9" width="46" height="46" rx="8" fill="#c8102e" stroke="#f7f2e4" stroke-width="3"/>' +
    '<path d="M22 22h.1M42 22h.1M32 32h.1M22 42h.1M42 42h.1" stroke="#f7f2e4" stroke-width="10" stroke-linecap="round"/></g>',
};
