import type { Head } from '../chain/link.ts';
import type { Finding } from '../finding.ts';

/** What a signed head can disprove. */
export type AnchorFault = 'fork' | 'truncated' | 'heads-late';

/** Heads that the chain must pass through, kept until it does. */
export type Anchors = {
  /** A head that was signed; `reached` is where its stream stands now. */
  readonly add: (head: Head, reached: Head | undefined) => readonly Finding<AnchorFault>[];
  /** The chain has come to this head. */
  readonly pass: (head: Head) => readonly Finding<AnchorFault>[];
  /** Heads that were never reached. */
  readonly end: () => readonly Finding<AnchorFault>[];
};

/** `concerns` says which streams are looked at: a file may hold only some. */
export function newAnchors(concerns: (stream: string) => boolean): Anchors {
  const waiting = new Map<string, Map<number, string>>();

  const add = (head: Head, reached: Head | undefined): readonly Finding<AnchorFault>[] => {
    const { stream, version, hash } = head;
    if (!concerns(stream)) return [];
    if (reached !== undefined && version === reached.version) return compared(hash, reached);
    // The same head is signed again and again while a stream rests: what has been passed is not asked again.
    if (reached !== undefined && version < reached.version) return [late(head)];
    const ofStream = waiting.get(stream) ?? new Map<number, string>();
    waiting.set(stream, ofStream);
    const earlier = ofStream.get(version);
    if (earlier !== undefined) return compared(hash, { stream, version, hash: earlier });
    ofStream.set(version, hash);
    return [];
  };

  const pass = (head: Head): readonly Finding<AnchorFault>[] => {
    const ofStream = waiting.get(head.stream);
    const signed = ofStream?.get(head.version);
    if (ofStream === undefined || signed === undefined) return [];
    ofStream.delete(head.version);
    return compared(signed, head);
  };

  const end = (): readonly Finding<AnchorFault>[] =>
    [...waiting].flatMap(([stream, ofStream]) => {
      const version = Math.max(0, ...ofStream.keys());
      if (version === 0) return [];
      const says = { code: 'truncated', case: 'signed', stream, version } as const;
      return [{ kind: 'truncated' as const, stream, version, says: [says] }];
    });

  return { add, pass, end };
}

function compared(signed: string, { stream, version, hash }: Head): readonly Finding<AnchorFault>[] {
  if (signed === hash) return [];
  return [{ kind: 'fork', stream, version, says: [{ code: 'fork', case: 'signed', version, stream }] }];
}

const late = ({ stream, version }: Head): Finding<AnchorFault> => ({
  kind: 'heads-late',
  stream,
  version,
  says: [{ code: 'heads-late', stream, version }],
});
