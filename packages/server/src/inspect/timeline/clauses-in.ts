/** Every clause that an entry cites: its own, and those of its settlements, notes and notices. */
export function clausesIn(event: object): ReadonlySet<string> {
  const found = new Set<string>();
  gather(event, found, 0);
  return found;
}

/** Whether a clause is the one that is sought, or a part of it: `nz/6.3` finds `nz/6.3(b)` and not `nz/6.30`. */
export const isWithin = (clause: string, sought: string): boolean =>
  clause === sought || (clause.startsWith(sought) && /^[(.#]/.test(clause.slice(sought.length)));

/** Settlements stand in lists of lists at the most. */
const MAX_DEPTH = 4;

const citing: ReadonlySet<string> = new Set(['clause', 'pays', 'rule']);

function gather(value: object, found: Set<string>, depth: number): void {
  if (depth > MAX_DEPTH) return;
  for (const [key, part] of Object.entries(value)) {
    if (typeof part === 'string') {
      if (citing.has(key) && part.includes('/')) found.add(part);
    } else if (typeof part === 'object' && part !== null) gather(part, found, depth + 1);
  }
}
