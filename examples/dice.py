#!/usr/bin/env python3
"""Checks the dice (version 2) of a Stolik record, with nothing but Python's standard library and docs/fair-dice.md.

    dice.py RECORD           recomputes every roll
    dice.py RECORD KEPT      and compares with what a player has kept

Not for Szachowa Bitwa, whose cards need the rules: `stolik verify` checks those too.
"""
import hashlib
import hmac
import re
import sys

CHAINED = 4096


def sha(data):
    return hashlib.sha256(data).digest()


def lines_of(text):
    return dict(line.split(": ", 1) for line in text.splitlines() if ": " in line and not line[0].isdigit())


def inputs_of(text):
    """Every input as `0:C3-D4`, `(2/5)`, `[0:1.500s]`, in order."""
    for line in text.splitlines():
        turn = re.match(r"\d+\. (-|\d+): (.*)", line)
        for word in turn[2].split() if turn else []:
            bare = word[0] in "([" or re.match(r"\d+:", word)
            yield word if bare else f"{turn[1]}:{word}"


def outcomes(head, stated):
    """What a roll can give, in the order of the rules."""
    options = dict(option.split("=", 1) for option in head.get("options", "").split())
    if head["game"] == "medh-kuu-lash":
        return [f"{green}/{wood}" for green in range(1, 7) for wood in range(1, 7)]
    if stated.startswith("first-"):
        return [f"first-{seat}" for seat in range(head["seats"].count(";") + 1)]
    return [str(face) for face in range(1, int(options.get("die", 6)) + 1)]


def draw(key, message, outcomes):
    n, block = len(outcomes), 0
    while True:
        numbers = hmac.new(key, message + block.to_bytes(4, "big"), "sha256").digest()
        for at in range(0, 32, 8):
            product = int.from_bytes(numbers[at:at + 8], "big") * n
            if product % 2**64 >= (2**64 - n) % n:
                return outcomes[product >> 64]
        block += 1


def compare(own, dice, anchor, fresh, asked):
    """What is wrong by what a player has kept. `asked` has for each roll the seat whose action it came of."""
    mine = lines_of(own)
    if "seat" not in mine:
        return ["nothing was kept of a seat"]
    seat = int(mine["seat"])
    wrong = [f"another {name} than was kept" for name in ("table", "commitment", "seats") if mine[name] != dice[name]]
    if mine["anchor"] != anchor:
        wrong.append("another chain than was kept")
    if mine["entropy"] != dice["entropy"].split(",")[seat]:
        wrong.append("another entropy than was kept")
    sent, lost = {}, 0
    for number, digits, fate in re.findall(r"^sent: (\d+) (\w+) ?(\S*)$", own, re.M):
        sent.setdefault(int(number), []).append((digits, fate))
    used = {roll: part[len(str(seat)) + 1:] for roll, part in enumerate(fresh, 1) if part.startswith(f"{seat}:")}
    for roll in range(1, len(fresh) + 1):
        ways = [(digits, fate) for digits, fate in sent.get(roll, []) if fate != "refused"]
        # What was sent with the action that was done last, or after it.
        last = max((n for n, (_, fate) in enumerate(ways) if fate == "done"), default=0)
        fits = [digits for digits, _ in ways[last:]]
        if roll in used and used[roll] not in fits:
            wrong.append(f"into roll {roll} came something else than was sent")
        if roll not in used and asked[roll] == seat and any(fate != "no-roll" for _, fate in ways):
            wrong.append(f"what was sent for roll {roll} was left out")
    for roll, ways in sent.items():
        lost += sum(fate == "refused" or not fate and used.get(roll) != digits for digits, fate in ways)
    if lost:
        print(f"refused, or never answered, after it was known what they carried: {lost}")
    return wrong + [f"while the game was played: {caught}" for caught in re.findall(r"^caught: (.*)$", own, re.M)]


def main(path, kept=None):
    text = open(path, encoding="utf-8").read()
    head = lines_of(text)
    if not head.get("dice", "").startswith("fair 2 ") or " secret=" not in head["dice"]:
        sys.exit("no dice of version 2, or the game still runs")
    if head["game"] == "szachowa-bitwa":
        sys.exit("its cards need the rules: stolik verify")
    dice = dict(part.split("=", 1) for part in head["dice"].removeprefix("fair 2 ").split())
    secret = bytes.fromhex(dice["secret"])
    chain = [secret]
    for _ in range(CHAINED + 1):
        chain.insert(0, sha(b"stolik dice link 2\n" + chain[0]))
    sealed = lambda text: hmac.new(secret, b"stolik dice position 2\n" + text.encode(), "sha256").hexdigest()
    position = sealed(head["position"]) if "position" in head else ""
    terms = [chain[0].hex(), dice["table"], head["game"], head["rules"], head["options"], position, dice["seats"]]
    commitment = sha("".join(line + "\n" for line in ["stolik dice commitment 2", *terms]).encode())
    wrong = [] if commitment.hex() == dice["commitment"] else ["the commitment is to something else"]
    names = [name.strip() for name in head["seats"].split(";")]
    bots = {n for n, term in enumerate(dice["seats"].split(",")) if term.startswith("bot:")}
    bots |= {n for n, name in enumerate(names) if name.startswith("bot:")}
    entropy = dice["entropy"].split(",")
    wrong += [f"something was added for the bot on seat {n}" for n in sorted(bots) if entropy[n].strip("0")]
    seats = sha(bytes.fromhex("".join(entropy)))
    fresh = [word for word in dice["fresh"].split(",") if word]
    log, roll, asked, by_seat = commitment, 0, None, {}
    rolls = sum(word[0] == "(" for word in inputs_of(text))
    if rolls != len(fresh):
        sys.exit(f"the game has {rolls} rolls, and the proof is for {len(fresh)}")
    for word in inputs_of(text):
        if word[0] == "[":
            continue
        if word[0] == "(":
            roll += 1
            added = fresh[roll - 1]
            message = b"stolik dice roll 2\n" + roll.to_bytes(8, "big") + seats + log + added.encode()
            later = hmac.new(secret, b"stolik dice link 2\n" + roll.to_bytes(8, "big"), "sha256").digest()
            value = chain[roll] if roll <= CHAINED else later
            gave = draw(value, message, outcomes(head, word[1:-1]))
            if word != f"({gave})":
                wrong.append(f"roll {roll} is {word}, the dice gave {gave}")
            if added != "-" and (asked in bots or not re.fullmatch(f"{asked}:[0-9a-f]{{32}}", added)):
                wrong.append(f"something was added to roll {roll} by a seat that had not asked for it, or a bot")
            word = f"{added} {word}"
            by_seat[roll], asked = asked, None
        else:
            asked = int(word.split(":")[0])
        log = sha(log + word.encode())
    if kept:
        wrong += compare(open(kept, encoding="utf-8").read(), dice, chain[0].hex(), fresh, by_seat)
    print("\n".join(wrong) or f"{roll} rolls computed again, all right")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main(*sys.argv[1:])
