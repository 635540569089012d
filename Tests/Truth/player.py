#!/usr/bin/env python3
"""Replays every route of the samples by the scan player of their reports, in a real browser; prints how many there were.

Usage: NAVCOST=PROGRAM player.py

Where the player counts other presses, steps or seconds than the engine says, it ends with what differs and status 1.
"""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Browser"))
sys.dont_write_bytecode = True

import pages  # noqa: E402
from player_test import PlayerTest  # noqa: E402


def main():
    PlayerTest.setUpClass()
    try:
        replayed = {file.stem: PlayerTest().replay(file, pages.methods(pages.SCANNING)) for file in pages.SAMPLES}
    except AssertionError as difference:
        sys.exit(f"the player differs from the engine: {difference}")
    finally:
        PlayerTest.tearDownClass()
    print(json.dumps({"routes": sum(replayed.values()), "samples": len(replayed), "methods": len(pages.SCANNING)}))


if __name__ == "__main__":
    main()
