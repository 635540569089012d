"""What navcost writes, read by those for whom it is written."""

import hashlib
import json
import os
import pathlib
import subprocess
import sys
import tarfile
import tempfile
import unittest

import jsonschema
import sarif_pydantic
import xmlschema
import yaml

ROOT = pathlib.Path(__file__).resolve().parents[2]
NAVCOST = os.environ.get("NAVCOST", str(ROOT / ".build/release/navcost"))
BIN = pathlib.Path(sys.executable).parent
SAMPLES = sorted(str(path.relative_to(ROOT)) for path in (ROOT / "Samples").glob("*.xml"))

HOSTILE = """<layout name="&lt;b&gt;" platform="ios"><screen id="s&amp;&quot;" label="a&#9;b" width="390" height="844">
<element id="t]]&gt;%" role="staticText" label="Origin&amp;&lt;:" x="16" y="100" width="80" height="24"/>
<element id="v,:" role="staticText" label="&#x1F600; Ethiopia" x="120" y="100" width="120" height="24"/>
<element id="b" role="button" label="\u202e" x="16" y="200" width="120" height="44"/>
</screen></layout>
"""

SETTINGS = """budgets:
  - expected.seconds: 0.1
  - worst.presses: 900
  - expected.seconds: 1
    target: nothing
suppressions:
  - {code: merge-title, reason: "because <&>"}
  - {code: state, target: nothing, reason: none}
"""


def check(*arguments, statuses=(0, 1)):
    run = subprocess.run([NAVCOST, "check", *arguments], cwd=ROOT, capture_output=True)
    if run.returncode not in statuses:
        raise AssertionError(f"{arguments}: status {run.returncode}: {run.stderr.decode()}")
    return run.stdout.decode()


def strict(**properties):
    optional = properties.pop("optional", {})
    return {
        "type": "object",
        "properties": {**properties, **optional},
        "required": sorted(properties),
        "additionalProperties": False,
    }


# The part of SARIF 2.1.0 that is written, after the specification's sections 3.13 to 3.52: nothing else may be there.
TEXT = {"type": "string", "minLength": 1}
MESSAGE = strict(text=TEXT)
LOGICAL = strict(fullyQualifiedName=TEXT, kind={"const": "element"})
PHYSICAL = strict(
    artifactLocation=strict(uri={"type": "string", "pattern": r"^(file:///)?[A-Za-z0-9._~%/-]+$"}),
    optional={
        "region": strict(
            startLine={"type": "integer", "minimum": 1},
            optional={"startColumn": {"type": "integer", "minimum": 1}},
        )
    },
)
LOCATION = strict(
    optional={
        "id": {"type": "integer", "minimum": 0},
        "physicalLocation": PHYSICAL,
        "logicalLocations": {"type": "array", "items": LOGICAL, "minItems": 1},
        "message": MESSAGE,
    }
)
RULE = strict(
    id=TEXT,
    name={"type": "string", "pattern": "^[A-Z][A-Za-z]*$"},
    shortDescription=MESSAGE,
    fullDescription=MESSAGE,
    help=MESSAGE,
    defaultConfiguration=strict(level={"enum": ["none", "note", "warning", "error"]}),
    # What guidelines the rule touches.
    properties=strict(tags={
        "type": "array", "contains": {"const": "accessibility"}, "uniqueItems": True,
        "items": {"type": "string", "pattern": "^(accessibility|WCAG 2\\.2 [0-9.]+|EN 301 549 [0-9.]+)$"},
    }),
)
RESULT = strict(
    ruleId=TEXT,
    ruleIndex={"type": "integer", "minimum": 0},
    level={"enum": ["none", "note", "warning", "error"]},
    message=MESSAGE,
    locations={"type": "array", "items": LOCATION, "minItems": 1},
    optional={
        "kind": {"enum": ["pass", "open", "informational", "notApplicable", "review", "fail"]},
        "relatedLocations": {"type": "array", "items": LOCATION},
        "partialFingerprints": {"type": "object", "additionalProperties": {"type": "string"}},
        "suppressions": {
            "type": "array",
            "items": strict(kind={"enum": ["inSource", "external"]}, justification={"type": "string"}),
        },
    },
)
SARIF = strict(
    **{
        "$schema": {"type": "string", "format": "uri"},
        "version": {"const": "2.1.0"},
        "runs": {
            "type": "array",
            "items": strict(
                tool=strict(driver=strict(name=TEXT, version=TEXT, rules={"type": "array", "items": RULE})),
                columnKind={"enum": ["utf16CodeUnits", "unicodeCodePoints"]},
                results={"type": "array", "items": RESULT},
            ),
        },
    }
)


class OutputsTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        folder = pathlib.Path(cls.folder.name)
        (folder / "a b,c%.xml").write_text(HOSTILE)
        (folder / ".navcost.yml").write_text(SETTINGS)
        cls.inputs = [*SAMPLES, str(folder / "a b,c%.xml")]

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def test_junit_is_valid_by_its_schema(self):
        text = check(*self.inputs, "--format", "junit")
        schema = xmlschema.XMLSchema(os.environ["JUNIT_XSD"])
        schema.validate(text)
        document = schema.to_dict(text)
        for suite in document["testsuite"]:
            cases = suite["testcase"]
            self.assertEqual(int(suite["@tests"]), len(cases))
            self.assertEqual(int(suite["@failures"]), sum("failure" in case for case in cases))
            self.assertEqual(int(suite["@skipped"]), sum("skipped" in case for case in cases))
        self.assertTrue(any("failure" in case for suite in document["testsuite"] for case in suite["testcase"]))
        self.assertTrue(any("skipped" in case for suite in document["testsuite"] for case in suite["testcase"]))

    def sarif(self):
        return json.loads(check(*self.inputs, "--format", "sarif"))

    def test_sarif_is_valid(self):
        document = self.sarif()
        jsonschema.Draft202012Validator(SARIF).validate(document)
        sarif_pydantic.Sarif.model_validate(document)
        run = document["runs"][0]
        rules = run["tool"]["driver"]["rules"]
        self.assertEqual(len({rule["id"] for rule in rules}), len(rules))
        for result in run["results"]:
            self.assertEqual(rules[result["ruleIndex"]]["id"], result["ruleId"])
            # A level other than none is that of a failure (3.27.9, 3.27.10).
            self.assertEqual(result.get("kind", "fail") == "fail", result["level"] != "none")
        self.assertTrue(any("suppressions" in result for result in run["results"]))

    def test_sarif_is_valid_by_the_published_schema(self):
        schema = json.loads(pathlib.Path(os.environ["SARIF_SCHEMA"]).read_text())
        validator = jsonschema.validators.validator_for(schema)(schema)
        document = self.sarif()
        validator.validate(document)
        # It is one that says no.
        document["runs"][0]["results"][0]["level"] = "grave"
        self.assertFalse(validator.is_valid(document))

    def test_gitlab_reads_its_report(self):
        entries = json.loads(check(*self.inputs, "--format", "gitlab"))
        schema = {
            "type": "array",
            "minItems": 1,
            "items": strict(
                description=TEXT,
                check_name=TEXT,
                fingerprint=TEXT,
                severity={"enum": ["info", "minor", "major", "critical", "blocker"]},
                location=strict(path=TEXT, lines=strict(begin={"type": "integer", "minimum": 1})),
            ),
        }
        jsonschema.Draft202012Validator(schema).validate(entries)
        self.assertEqual(len({entry["fingerprint"] for entry in entries}), len(entries))

    def test_json_is_valid_by_the_published_schemas(self):
        for command, name in [("check", "check"), ("analyze", "analysis"), ("suggest", "suggestions")]:
            schema = json.loads((ROOT / f"Sources/CostReport/Schemas/{name}.schema.json").read_text())
            inputs = self.inputs if command != "suggest" else self.inputs[-1:]
            run = subprocess.run([NAVCOST, command, *inputs, "--format", "json"], cwd=ROOT, capture_output=True)
            self.assertIn(run.returncode, (0, 1), run.stderr.decode())
            jsonschema.Draft202012Validator(schema).validate(json.loads(run.stdout))

    def test_the_same_bytes_twice(self):
        for name in ["text", "json", "markdown", "sarif", "junit", "github", "gitlab"]:
            self.assertEqual(check(*self.inputs, "--format", name), check(*self.inputs, "--format", name), name)


class ExamplesTest(unittest.TestCase):
    def run_tool(self, *command):
        run = subprocess.run([str(BIN / command[0]), *command[1:]], cwd=ROOT, capture_output=True, text=True)
        self.assertEqual(run.returncode, 0, run.stdout + run.stderr)

    def test_github_example_lints_clean(self):
        self.run_tool("check-jsonschema", "--builtin-schema", "vendor.github-workflows", "Samples/CI/github.yml")
        self.run_tool("zizmor", "--offline", "--no-progress", "Samples/CI/github.yml")

    def test_action_lints_clean(self):
        self.run_tool("check-jsonschema", "--builtin-schema", "vendor.github-actions", "action.yml")
        self.run_tool("zizmor", "--offline", "--no-progress", "action.yml")

    def test_action_runs(self):
        """The action's own steps, with a released archive that a file server would have."""
        steps = yaml.safe_load((ROOT / "action.yml").read_text())["runs"]["steps"]
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            archive = folder / "released.tar.gz"
            with tarfile.open(archive, "w:gz") as tar:
                tar.add(NAVCOST, "navcost-1/bin/navcost")
            environment = {
                **os.environ, "RUNNER_TEMP": name, "ARCHIVE": archive.as_uri(),
                "SHA256": hashlib.sha256(archive.read_bytes()).hexdigest(), "LAYOUTS": "Samples/RoastedBeansBefore.xml",
                "BASELINE": "", "FAIL_ON": "error", "SARIF": f"{name}/a.sarif", "NAVCOST": f"{name}/navcost/bin/navcost",
                **{f"GITHUB_{file}": f"{name}/{file}" for file in ("PATH", "OUTPUT", "STEP_SUMMARY")},
            }

            def run(step, **changes):
                return subprocess.run(
                    ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", steps[step]["run"]], cwd=ROOT,
                    env={**environment, **changes}, capture_output=True, text=True)

            self.assertEqual(run(0, SHA256="0" * 64).returncode, 1)
            self.assertFalse((folder / "navcost").exists())
            self.assertEqual(run(0).returncode, 0)
            self.assertEqual((folder / "PATH").read_text(), f"{name}/navcost/bin\n")
            checked = run(1)
            self.assertEqual(checked.returncode, 1, checked.stderr)
            self.assertIn("::error file=Samples/RoastedBeansBefore.xml", checked.stdout)
            self.assertEqual((folder / "OUTPUT").read_text(), f"sarif={name}/a.sarif\n")
            self.assertTrue(json.loads((folder / "a.sarif").read_text())["runs"][0]["results"])
            self.assertIn("### navcost: not passed", (folder / "STEP_SUMMARY").read_text())
            self.assertEqual(run(1, LAYOUTS="Samples/none.xml").returncode, 2)

    def test_github_example_comments_on_what_changed(self):
        """The steps that compare and comment, in a repository with a base and a change."""
        steps = yaml.safe_load((ROOT / "Samples/CI/github.yml").read_text())["jobs"]["compare"]["steps"]
        script = {step.get("name"): step.get("run") for step in steps}
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            (folder / "bin").mkdir()
            (folder / "bin/navcost").symlink_to(NAVCOST)
            (folder / "bin/gh").write_text('#!/bin/sh\necho "$@" > gh.txt\n')
            (folder / "bin/gh").chmod(0o755)
            layout = folder / "work/Layouts/a b.xml"
            layout.parent.mkdir(parents=True)

            def shell(command, **changes):
                variables = {"PATH": f"{name}/bin:{os.environ['PATH']}", "NUMBER": "7", "PAGES": "https://ci.example/1"}
                run = subprocess.run(
                    ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", command], cwd=folder / "work",
                    env={**os.environ, **variables, **changes}, capture_output=True, text=True)
                self.assertEqual(run.returncode, 0, run.stderr)
                return run.stdout.strip()

            author = "git -c user.name=a -c user.email=a@b.c"
            layout.write_text((ROOT / "Samples/RoastedBeansBefore.xml").read_text())
            base = shell(f"git init -q && git add . && {author} commit -qm a && git rev-parse HEAD")
            layout.write_text((ROOT / "Samples/RoastedBeans.xml").read_text())
            shell(f"{author} commit -qam b")
            for step in ("Compare each layout that has changed", "Comment"):
                shell(script[step], BASE=base)
            comment = (folder / "work/comment").with_suffix(".md").read_text()
            self.assertIn("`Layouts/a b.xml`\n\n### navcost: 6 targets get slower;", comment)
            self.assertIn("(<https://ci.example/1>)", comment)
            self.assertIn("<html", (folder / "work/pages/Layouts/a b.xml.html").read_text())
            self.assertIn("pr comment 7 --edit-last", (folder / "work/gh.txt").read_text())

    def test_gitlab_example_lints_clean(self):
        self.run_tool("check-jsonschema", "--builtin-schema", "vendor.gitlab-ci", "Samples/CI/gitlab.yml")

    def test_hook_is_valid(self):
        self.run_tool("pre-commit", "validate-manifest", ".pre-commit-hooks.yaml")


if __name__ == "__main__":
    unittest.main()
