#!/usr/bin/env python3
"""A bot that plays a whole game of Stolik over the network, with nothing but Python's standard library.

    bot.py http://127.0.0.1:8080 TOKEN "/table/4kJ2...#secret"     sits down by a seat's link and plays
    bot.py http://127.0.0.1:8080 TOKEN new warcaby medium          makes a table against a bot of the server

A token is made by its owner: POST /api/tokens {"name": "my bot"}. The protocol is in docs/protocol.md.
"""
import json
import random
import secrets
import sys
import urllib.error
import urllib.request


class Table:
    def __init__(self, server, token, table):
        self.server, self.token, self.table, self.seen, self.wishes = server, token, table, None, 0

    def ask(self, path, body=None):
        """Asks the server; a body is sent as JSON. A refusal is told in its own words."""
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        try:
            with urllib.request.urlopen(urllib.request.Request(self.server + path, data, headers)) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refused:
            sys.exit(json.load(refused)["message"])

    def wait(self):
        """Waits until something has happened, and remembers its number. True once the game is over."""
        since = "" if self.seen is None else f"?since={self.seen}"
        over = False
        for message in self.ask(f"/api/tables/{self.table}/poll{since}"):
            kind, told = next(iter(message.items()))
            if kind in ("welcome", "gap", "event"):
                self.seen = max(self.seen or 0, told["n"])
            over |= kind == "welcome" and "dice" in told or kind == "notice" and "dice" in told
        return over or self.ask(f"/api/tables/{self.table}")["status"] == "over"

    def play(self):
        """Plays something legal whenever it is asked, until the game is over."""
        over = self.wait()
        while not over:
            moves = self.ask(f"/api/tables/{self.table}/moves")
            if moves["mine"]:
                action = random.choice(moves["actions"]) if moves["actions"] else moves["any"]
                self.wishes += 1
                # With fresh entropy the server cannot know the roll before the action, see docs/fair-dice.md.
                wish = {"id": f"{moves['n']}-{self.wishes}", "seen": moves["n"], "do": {"act": [action]},
                        "entropy": secrets.token_hex(16)}
                for answer in self.ask(f"/api/tables/{self.table}/say", wish):
                    if "refused" in answer:
                        print(answer["refused"]["problem"]["message"], file=sys.stderr)
            over = self.wait()
        print(f"{self.wishes} actions; the game is over")


def main():
    server, token, where, *rest = sys.argv[1:]
    table = Table(server.rstrip("/"), token, None)
    if where == "new":
        wanted = {"game": rest[0], "seats": ["me", {"bot": rest[1]}]}
        # The server commits to the table, name and dice, before it learns what we add.
        wanted["commitment"] = table.ask("/api/dice", wanted)["commitment"]
        wanted["entropy"] = secrets.token_hex(32)
        table.table = table.ask("/api/tables", wanted)["table"]
    else:
        name, _, secret = where.rsplit("/", 1)[-1].partition("#")
        table.table = name
        table.ask(f"/api/tables/{name}/sit", {"secret": secret, "entropy": secrets.token_hex(32)})
    print(f"at the table {table.table}")
    table.play()


if __name__ == "__main__":
    main()
