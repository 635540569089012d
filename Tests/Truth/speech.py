"""A speech server for the screen reader under test: it takes what is to be spoken and answers that it has been, without a sound.

The protocol is SSIP, which speech-dispatcher documents (https://htmlpreview.github.io/?https://github.com/brailcom/speechd,
Speech Synthesis Interface Protocol); a client finds the server by SPEECHD_ADDRESS.
"""

import html
import re
import socket
import threading
import time

# What a client may ask for, and what it is told; whatever else it sets is taken as it is.
ANSWERS = {
    "LIST OUTPUT_MODULES": ["250-silent", "250 OK MODULE LIST SENT"],
    "LIST VOICES": ["249-MALE1", "249 OK VOICE LIST SENT"],
    "LIST SYNTHESIS_VOICES": ["249-English\ten\tnone", "249 OK VOICE LIST SENT"],
    "GET": ["251-0", "251 OK GET RETURNED"],
    "HISTORY": ["245-1", "245 OK CLIENT ID SENT"],
    "BLOCK": ["260 OK BLOCK"],
}
TAKEN = ["208 OK TAKEN"]


class SpeechServer:
    """Keeps each text that clients have spoken, in order."""

    def __init__(self, path):
        self.said = []
        self.last = time.monotonic()
        self.messages = 0
        self.server = socket.socket(socket.AF_UNIX)
        self.server.bind(str(path))
        self.server.listen()
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            client, _ = self.server.accept()
            threading.Thread(target=self.serve, args=(client.makefile("rwb"),), daemon=True).start()

    def serve(self, stream):
        def answer(*lines):
            stream.write("".join(line + "\r\n" for line in lines).encode())
            stream.flush()

        for line in stream:
            words = line.decode().split()
            if not words:
                continue
            command = words[0].upper()
            if command == "QUIT":
                answer("231 HAPPY HACKING")
                return
            if command in ("SPEAK", "CHAR", "KEY", "SOUND_ICON"):
                if command == "SPEAK":
                    answer("230 OK RECEIVING DATA")
                    self.take(self.data(stream))
                self.messages += 1
                number = self.messages
                answer(f"225-{number}", "225 OK MESSAGE QUEUED")
                for code, event in ((701, "BEGIN"), (702, "END")):
                    answer(f"{code}-{number}", f"{code}-1", f"{code} {event}")
            else:
                answer(*(ANSWERS.get(" ".join(words[:2]).upper()) or ANSWERS.get(command, TAKEN)))

    @staticmethod
    def data(stream):
        """The lines of a text, to the one with a single dot."""
        lines = []
        for line in stream:
            text = line.decode().rstrip("\r\n")
            if text == ".":
                break
            lines.append(text[1:] if text.startswith("..") else text)
        return " ".join(lines)

    def take(self, text):
        """Keeps a text without its marks."""
        plain = html.unescape(re.sub(r"<[^>]*>", "", text))
        plain = re.sub(r"\s+", " ", plain).strip()
        self.last = time.monotonic()
        if plain:
            self.said.append(plain)

    def after(self, action, quiet=0.4, longest=5):
        """What is said after an action, to the first pause of `quiet` seconds; nothing where it stays silent for thrice as long."""
        start, begun = len(self.said), time.monotonic()
        self.last = begun
        action()
        while time.monotonic() - begun < longest:
            pause = quiet if len(self.said) > start else 3 * quiet
            if time.monotonic() - self.last >= pause:
                break
            time.sleep(0.02)
        return self.said[start:]
