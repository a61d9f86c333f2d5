#!/usr/bin/env python3
"""Checks an exported Dicepit trail from the file alone, by the recipe in docs/inspecting.md.

It shares no code with Dicepit and needs nothing but Python 3.8. It checks the file, the chains, the signatures and
the virtual dice. It does not know the rules of any game: what a bet pays is checked by `dicepit verify`.

    python3 inspect.py tonight.ndjson [heads.json ...]

Further files are signed heads that you kept, as /api/v1/heads gives them. Ends with code 4 when anything is wrong.
"""

import hashlib
import hmac
import json
import sys

NOTHING = "0" * 64
found = []


def fault(place, sentence):
    found.append(f"{place}: {sentence}")


# Ed25519 as in RFC 8032, section 5.1.7, written out with plain numbers.

P = 2**255 - 19
L = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P
ROOT = pow(2, (P - 1) // 4, P)


def add(a, b):
    one = (a[1] - a[0]) * (b[1] - b[0]) % P
    two = (a[1] + a[0]) * (b[1] + b[0]) % P
    three = 2 * a[3] * b[3] * D % P
    four = 2 * a[2] * b[2] % P
    e, f, g, h = two - one, four - three, four + three, two + one
    return (e * f % P, g * h % P, f * g % P, e * h % P)


def times(scalar, point):
    sum_ = (0, 1, 1, 0)
    while scalar > 0:
        if scalar & 1:
            sum_ = add(sum_, point)
        point = add(point, point)
        scalar >>= 1
    return sum_


def x_of(y, sign):
    if y >= P:
        return None
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    if square == 0:
        return None if sign else 0
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P != 0:
        x = x * ROOT % P
    if (x * x - square) % P != 0:
        return None
    return P - x if (x & 1) != sign else x


def point_of(data):
    y = int.from_bytes(data, "little")
    sign, y = y >> 255, y & (2**255 - 1)
    x = x_of(y, sign)
    return None if x is None else (x, y, 1, x * y % P)


BASE_Y = 4 * pow(5, P - 2, P) % P
BASE_X = x_of(BASE_Y, 0)
BASE = (BASE_X, BASE_Y, 1, BASE_X * BASE_Y % P)


def is_signed(key_hex, message, signature_hex):
    try:
        key, signature = bytes.fromhex(key_hex), bytes.fromhex(signature_hex)
    except ValueError:
        return False
    if len(key) != 32 or len(signature) != 64:
        return False
    a, r = point_of(key), point_of(signature[:32])
    s = int.from_bytes(signature[32:], "little")
    if a is None or r is None or s >= L:
        return False
    h = int.from_bytes(hashlib.sha512(signature[:32] + key + message).digest(), "little") % L
    left, right = times(s, BASE), add(r, times(h, a))
    return (left[0] * right[2] - right[0] * left[2]) % P == 0 and (left[1] * right[2] - right[1] * left[2]) % P == 0


def lines_of(heads):
    return "".join(f"{head['stream']}\t{head['version']}\t{head['hash']}\n" for head in heads)


def heads_hold(key, signed, where):
    message = f"dicepit/heads/1\n{signed['at']}\n{lines_of(signed['heads'])}".encode()
    if not is_signed(key, message, signed["signature"]):
        fault(where, "these heads were not signed by the key of this pit")
        return []
    return signed["heads"]


# The virtual dice of one table, by docs/fair-dice.md.


def is_party_throw(event):
    # At a party a throw tells what fell; at a table with a bank, only that the dice are on their way.
    return event["type"] == "DiceThrown" and "thrower" not in event


class Dice:
    def __init__(self, table, commitments):
        self.table, self.commitments = table, commitments
        self.turn, self.commitment, self.contributions, self.drawn, self.last = 0, None, {}, [], None

    def faces(self, seed, draw, lines, count):
        contributions = hashlib.sha256(lines.encode()).hexdigest()
        faces, block = [], 0
        while len(faces) < count:
            message = "\n".join(["dicepit/1", self.table, str(self.turn), str(draw), contributions, str(block)])
            digest = hmac.new(seed, message.encode(), hashlib.sha256).digest()
            faces += [byte % 6 + 1 for byte in digest if byte < 252]
            block += 1
        return faces[:count]

    def event(self, where, event):
        kind = event["type"]
        if kind == "SeedCommitted":
            if self.commitment is not None:
                fault(where, "a second commitment stands before the first seed is revealed")
            if event["turn"] != self.turn + 1:
                fault(where, f"turn {event['turn']} follows turn {self.turn}")
            if event["commitment"] in self.commitments:
                fault(where, "this commitment was used before")
            self.commitments.add(event["commitment"])
            self.turn, self.commitment, self.contributions, self.drawn = event["turn"], event["commitment"], {}, []
        elif kind == "SeedContributed":
            self.contributions[event["person"]] = event["text"]
        elif kind == "FacesDrawn":
            if event["turn"] != self.turn or self.commitment is None:
                fault(where, "faces were drawn without a commitment")
            if event["draw"] != len(self.drawn) + 1:
                fault(where, f"draw {event['draw']} follows draw {len(self.drawn)}")
            said = "".join(f"{person}\t{text}\n" for person, text in self.contributions.items())
            self.drawn.append((where, event["draw"], event["faces"], said))
            self.last = event["faces"]
        elif self.turn > 0 and (kind in ("DiceRested", "HighDiceThrown") or is_party_throw(event)):
            shown = event.get("faces", event.get("roll"))
            if shown != self.last:
                fault(where, f"the dice show {shown}, and {self.last} was drawn")
            self.last = None
        elif kind == "RollVoided":
            self.last = None
        elif kind == "BetPlaced" and self.turn > 0 and self.commitment is None:
            fault(where, "a bet was taken before the house had committed itself")
        elif kind == "SeedRevealed":
            self.reveal(where, bytes.fromhex(event["seed"]))

    def reveal(self, where, seed):
        if len(seed) != 32 or hashlib.sha256(seed).hexdigest() != self.commitment:
            fault(where, "the seed is not the one that the house had committed to")
        for place, draw, faces, said in self.drawn:
            if self.faces(seed, draw, said, len(faces)) != faces:
                fault(place, f"draw {draw} gives {self.faces(seed, draw, said, len(faces))}, not {faces}")
        self.commitment, self.drawn = None, []


def check(path, kept):
    header, trailer, key, count = None, None, "", 0
    ends, tables, commitments, anchors = {}, {}, set(), {}

    def hold(heads):
        for head in heads:
            anchors.setdefault(head["stream"], {}).setdefault(head["version"], head["hash"])
            end = ends.get(head["stream"])
            if end and end[0] == head["version"] and end[1] != head["hash"]:
                fault(head["stream"], f"entry {head['version']} is another than was signed")

    def enter(where, entry):
        stream, version, text = entry["stream"], entry["version"], entry["text"]
        before = ends.get(stream, (0, NOTHING))
        if version != before[0] + 1:
            fault(where, f"version {version} of {stream} follows version {before[0]}")
        link = hashlib.sha256(f"{before[1]}\n{stream}\n{version}\n{text}".encode()).hexdigest()
        if link != entry["hash"]:
            fault(where, f"the hash of {stream} {version} does not fit its text")
        if anchors.get(stream, {}).get(version, link) != link:
            fault(where, f"{stream} {version} is another entry than was signed")
        ends[stream] = (version, entry["hash"])
        event = json.loads(text)["event"]
        if stream == "pit" and event.get("publicKey", key) != key:
            fault(where, "the pit names another key than the one that this file was signed by")
        if stream == "heads":
            hold(heads_hold(key, event, where))
        if stream.startswith("table/"):
            tables.setdefault(stream, Dice(stream[6:], commitments)).event(f"{stream} {version}", event)

    with open(path, encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            line = line.rstrip("\r\n")
            where = f"line {number}"
            if line == "":
                continue
            try:
                value = json.loads(line)
            except ValueError:
                fault(where, "this is not JSON")
                continue
            if number == 1 and value.get("dicepit") == "trail":
                header, key = line, value["publicKey"]
                for name in kept:
                    with open(name, encoding="utf-8") as other:
                        anchor = json.load(other)
                    hold(heads_hold(key, anchor.get("latest", anchor), name))
            elif trailer is not None:
                fault(where, "this line stands after the end")
            elif "text" in value:
                count += 1
                enter(where, value)
            elif "signature" in value:
                trailer = value
            else:
                fault(where, "this line is none of a trail")
    finish(header, trailer, key, count, ends, anchors)
    for stream, dice in tables.items():
        if dice.last is not None:
            fault(stream, "faces were drawn, and no dice came to rest")


def finish(header, trailer, key, count, ends, anchors):
    if header is None:
        fault("line 1", "the header is missing")
    if trailer is None:
        fault("end", "the last line is missing: the end was cut off")
        return
    digest = hashlib.sha256((header or "").encode()).hexdigest()
    message = f"dicepit/trail/1\n{trailer['at']}\n{trailer['lines']}\n{digest}\n{lines_of(trailer['heads'])}"
    if not is_signed(key, message.encode(), trailer["signature"]):
        fault("end", "header and end were not signed together by this pit")
    if trailer["lines"] != count:
        fault("end", f"there are {count} entries, and there were {trailer['lines']}")
    signed = {head["stream"]: (head["version"], head["hash"]) for head in trailer["heads"]}
    for stream in sorted(set(signed) | set(ends)):
        if signed.get(stream) != ends.get(stream):
            fault("end", f"{stream} ends at {ends.get(stream)}, and was signed for {signed.get(stream)}")
    for stream, versions in anchors.items():
        if max(versions) > ends.get(stream, (0,))[0]:
            fault("end", f"{stream} ends before version {max(versions)}, which was signed")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    check(sys.argv[1], sys.argv[2:])
    for sentence in found[:20]:
        print(sentence)
    print(f"{len(found)} faults" if found else "nothing wrong with the file, its chains, its signatures and its dice")
    sys.exit(4 if found else 0)
