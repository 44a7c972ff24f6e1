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


def main(path, kept=None):
    text = open(path, encoding="utf-8").read()
    head = lines_of(text)
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
    seats = sha(bytes.fromhex(dice["entropy"].replace(",", "")))
    fresh = [bytes(16) if word == "-" else bytes.fromhex(word) for word in dice["fresh"].split(",") if word]
    log, roll = commitment, 0
    for k, word in enumerate(inputs_of(text)):
        if word[0] == "(":
            roll += 1
            added = fresh[roll - 1]
            message = b"stolik dice roll 2\n" + roll.to_bytes(8, "big") + k.to_bytes(8, "big") + seats + added + log
            gave = draw(chain[roll], message, outcomes(head, word[1:-1]))
            if word != f"({gave})":
                wrong.append(f"roll {roll} is {word}, the dice gave {gave}")
            word = f"{added.hex()} {word}"
        log = sha(log + word.encode())
    if kept:
        own = open(kept, encoding="utf-8").read()
        mine = lines_of(own)
        wrong += [f"another {name} than was kept" for name in ("table", "commitment") if mine[name] != dice[name]]
        if mine["anchor"] != chain[0].hex():
            wrong.append("another chain than was kept")
        if mine["entropy"] != dice["entropy"].split(",")[int(mine["seat"])]:
            wrong.append("another entropy than was kept")
        for sent, number in re.findall(r"^sent: (\w+) roll (\d+)$", own, re.M):
            if fresh[int(number) - 1].hex() != sent:
                wrong.append(f"into roll {number} came something else than was sent")
    print("\n".join(wrong) or f"{roll} rolls computed again, all right")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main(*sys.argv[1:])
