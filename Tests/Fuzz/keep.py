"""The inputs of `make fuzz` that the next runs begin with, small enough for the tree.

keep.py unpack ROOT OUT lays those of Tests/Fuzz/Corpus into OUT/kept/JOB. keep.py pack ROOT OUT JOB... takes for each job as few
of the inputs that the fuzzer has kept as reach every place that all of them reach, and writes them to Tests/Fuzz/Corpus/JOB.tar.xz;
inputs longer than MOST bytes are left out.
"""

import io
import os
import pathlib
import shutil
import subprocess
import sys
import tarfile

MOST = 8_192


def unpack(corpus, out):
    for path in sorted(corpus.glob("*.tar.xz")):
        folder = out / "kept" / path.name.removesuffix(".tar.xz")
        folder.mkdir(parents=True, exist_ok=True)
        with tarfile.open(path) as archive:
            for member in archive:
                (folder / pathlib.PurePath(member.name).name).write_bytes(archive.extractfile(member).read())


def pack(corpus, out, job):
    folder = out / "smallest" / job
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    inputs = [own for own in (out / "corpus" / job, out / "kept" / job) if own.is_dir()]
    subprocess.run(
        [out / "release/Fuzz", "-set_cover_merge=1", "-use_counters=0", f"-max_len={MOST}", "-timeout=60", "-rss_limit_mb=6144",
         f"-artifact_prefix={folder.parent}/", folder, *inputs],
        env={**os.environ, "FUZZ_JOB": job, "SWIFT_BACKTRACE": "enable=no"}, check=True, stdout=subprocess.DEVNULL,
        stderr=open(out / "logs" / f"{job}.merge", "w"))
    corpus.mkdir(exist_ok=True)
    with tarfile.open(corpus / f"{job}.tar.xz", "w:xz") as archive:
        for path in sorted(folder.iterdir(), key=lambda path: (path.stat().st_size, path.name)):
            # The same inputs give the same bytes.
            member = tarfile.TarInfo(path.name[:12])
            member.size = path.stat().st_size
            archive.addfile(member, io.BytesIO(path.read_bytes()))
    size = (corpus / f"{job}.tar.xz").stat().st_size
    print(f"{job:<24}{len(list(folder.iterdir())):>6} inputs{size:>9} bytes")


def main():
    action, root, out, *jobs = sys.argv[1:]
    corpus, out = pathlib.Path(root).resolve() / "Tests/Fuzz/Corpus", pathlib.Path(out).resolve()
    if action == "unpack":
        unpack(corpus, out)
    for job in jobs:
        pack(corpus, out, job)


if __name__ == "__main__":
    main()
