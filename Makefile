# The two commands of a newcomer are `make demo` and `make test`; both set up what is missing first.

SWIFT ?= swift
NAVCOST = .build/release/navcost
SAMPLES = $(sort $(wildcard Samples/*.xml))
# The samples of which there is a layout from before a change.
CHANGED = $(patsubst Samples/%Before.xml,%,$(sort $(wildcard Samples/*Before.xml)))

# What the tests build with: the package traits that read HTML as browsers do, and packed grid sets.
TRAITS = HTML5,Archives

# Real layouts, which are not part of the project.
CORPUS = $(or $(NAVCOST_CORPUS),../shared/corpus)

BROWSER = NAVCOST=$(NAVCOST) sh Tests/Browser/run.sh

.PHONY: truth truth-live truth-mutations schemas demo test test-plain test-long test-faults test-conformance fuzz fuzz-short fuzz-keep test-live test-browser test-browser-short test-tools typecheck bench bench-short bench-grouping bench-boards bench-large bench-large-short bench-growth bench-growth-short reports reports-check rules tables assets docs picture setup setup-formats release dist test-dist install uninstall format lint clean

demo: setup
	@$(SWIFT) build -c release --product navcost
	@mkdir -p Reports
	@echo
	@$(NAVCOST) analyze Samples/RoastedBeans.xml
	@$(NAVCOST) compare Samples/ShapeShuffleHomeBefore.xml Samples/ShapeShuffleHome.xml --method ios-switch-auto
	@$(MAKE) --no-print-directory reports
	@echo "Open Reports/RoastedBeans.html in a browser, or Reports/index.html for all of them."

# The reports of the samples, HTML for people and JSON for programs, as they are committed.
reports: setup
	@$(SWIFT) build -c release --product navcost > /dev/null
	@mkdir -p Reports
	@for sample in $(SAMPLES); do \
	    $(NAVCOST) analyze $$sample --format json --quiet -o Reports/$$(basename $$sample .xml).json || exit; \
	done
	@$(NAVCOST) report $(SAMPLES) $(foreach name,$(CHANGED),--compare Samples/$(name)Before.xml=Samples/$(name).xml) \
	    --quiet -o Reports
	@sh Samples/table.sh $(NAVCOST) > Samples/README.md
	@echo "The samples' reports are in Reports/, their table in Samples/README.md."

# Fails where a report that is committed is not what the program writes now.
reports-check: reports
	@git diff --exit-code --stat -- Reports Samples/README.md
	@test -z "$$(git ls-files --others --exclude-standard -- Reports)" || \
	    { echo "Reports/ holds files that are not committed:"; git ls-files --others --exclude-standard -- Reports; exit 1; }

test: setup-formats typecheck
	$(SWIFT) test --disable-xctest --traits $(TRAITS)

# What a build with libxml2 alone reads.
test-plain: setup
	$(SWIFT) test --disable-xctest --scratch-path .build/plain --filter LayoutFormatsTests

# The same layouts in a real browser and in real toolkits: what Tab does there against what navcost says.
test-live: setup-formats
	@$(SWIFT) build --traits $(TRAITS) --product navcost > /dev/null
	@NAVCOST=.build/debug/navcost sh Tests/Live/run.sh

# What navcost predicts beside platforms' own tests, people and its own other ways: Reports/truth.md, the same bytes each time.
truth: setup-formats
	@$(SWIFT) build -c release --traits $(TRAITS) --product navcost > /dev/null
	@python3 -B Tests/Truth/truth.py $(NAVCOST) Reports/truth.md Reports/truth-rows.md

# What a real Chromium and real toolkits do on the same pages; kept with versions for the next `make truth`.
truth-live: setup-formats
	@$(SWIFT) build -c release --traits $(TRAITS) --product navcost > /dev/null
	@python3 -B Tests/Truth/live.py $(NAVCOST)

# Ten constants changed one at a time: which rows of the truth table see it. Three are changed in a copy that is built for it.
truth-mutations: setup-formats
	@$(SWIFT) build -c release --traits $(TRAITS) --product navcost > /dev/null
	@sh Tests/Truth/mutations.sh $(NAVCOST) $(TRAITS)

# The reports in a real browser (axe, keyboard, no script, narrow screens, the scan player against the engine), and the code of
# suggestions, put into pages and tried with keys.
test-browser: setup
	@$(SWIFT) build -c release --product navcost > /dev/null
	@$(BROWSER)

test-browser-short: setup
	@$(SWIFT) build -c release --product navcost > /dev/null
	@NAVCOST_SHORT=1 $(BROWSER)

# What other tools read: SARIF, JUnit and JSON by their schemas, the examples for CI, the hook.
test-tools: setup
	@$(SWIFT) build -c release --product navcost > /dev/null
	@NAVCOST=$(abspath $(NAVCOST)) sh Tests/Tools/run.sh

# The picture of a report that README shows; browsers draw letters differently, so it is not compared.
picture: setup
	@$(SWIFT) build -c release --product navcost > /dev/null
	@$(BROWSER) picture Reports/RoastedBeans.png

# The documentation of the rules of `navcost check`, from the comments above them.
rules:
	@sh Sources/documentation.sh

# The tables of the documentation that repeat what the program knows: parameters with their defaults, and rules.
tables: setup
	@$(SWIFT) build -c release --product navcost > /dev/null
	@python3 Tests/Tools/tables.py $(NAVCOST)

# The documentation as web pages, into .build/docs; a warning fails. Comments describe the parameters that need it, not each.
docs: setup
	@$(SWIFT) package --allow-writing-to-directory .build/docs \
	    generate-documentation --target NavCost --output-path .build/docs \
	    --warnings-as-errors --disable-parameters-and-returns-validation
	@echo "The documentation is .build/docs; python3 -m http.server --directory .build/docs shows it at /documentation/navcost."

# The style sheets and scripts of the pages, as strings of the program.
assets:
	@sh Sources/assets.sh

# The JSON Schemas of the outputs, from the descriptions that write them; a test compares them.
schemas: setup-formats
	NAVCOST_WRITE_SCHEMAS=1 $(SWIFT) test --disable-xctest --traits $(TRAITS) --filter SchemaFileTests

# The captures for Apple's platforms against the declarations that they use.
typecheck:
	@sh Tests/Capture/typecheck.sh

# The long form of the tests that have one, in a release build: more random screens, larger ones, simulations of 100,000 runs.
LONG = ErrorTests|ClosedFormTests|ExhaustiveSearchTests|QuantileTests|AppliedTests|OrderSearchTests|SectionMoveTests|ManyInputsTests|ForeignMethodTests|LargeScreen

test-long: setup
	NAVCOST_LONG=1 $(SWIFT) test --disable-xctest -c release -Xswiftc -enable-testing --scratch-path .build-long --filter '$(LONG)'

# The faults that need the superuser, much memory or time; the others are among the tests.
test-faults: setup
	@$(SWIFT) build -c release --product navcost > /dev/null
	@sh Tests/Faults/run.sh $(abspath $(NAVCOST))

# The W3C's XML conformance suite through our reader; fetched once, 48 MB.
test-conformance: setup-formats
	@sh Tests/LayoutFormatsTests/Conformance/run.sh

# Made-up inputs for every reader and for the analysis, with libFuzzer and the address sanitizer: `make fuzz JOBS="html qt"`. Then
# how many lines of each module the inputs reach that all runs so far have kept. FUZZ_SECONDS includes the reading of what is
# kept, which takes the jobs of layouts some minutes.
FUZZ_SECONDS ?= 60
JOBS ?=

fuzz: setup-formats
	@status=0; sh Tests/Fuzz/run.sh $(FUZZ_SECONDS) $(JOBS) || status=1; sh Tests/Fuzz/coverage.sh && exit $$status

fuzz-short: setup-formats
	@sh Tests/Fuzz/run.sh --short

# What the runs of `make fuzz` have found worth keeping, made small and put into the tree, so that the next ones begin there.
fuzz-keep:
	@python3 -B Tests/Fuzz/keep.py pack . .build/fuzz $(or $(JOBS),$(notdir $(wildcard .build/fuzz/corpus/*)))

# The search against bounds, other ways and solvers, and how fast it is; the table is committed, but as it has times in it no
# check makes it again. The short form is over within a minute once everything is built, and leaves the table alone.
bench: setup
	@sh Tests/Benchmarks/run.sh Reports/search-benchmarks.md
	@echo "The table is Reports/search-benchmarks.md."

bench-short: setup
	@mkdir -p .build
	@sh Tests/Benchmarks/run.sh --short .build/search-benchmarks.md
	@cat .build/search-benchmarks.md

# Boards with families beside CP-SAT, as the command solves them.
bench-boards: release
	@test -x .build/bench-venv/bin/python || python3 -m venv .build/bench-venv
	@.build/bench-venv/bin/python -c 'import ortools' 2> /dev/null || .build/bench-venv/bin/pip install --quiet ortools
	@.build/bench-venv/bin/python Tests/Benchmarks/boards.py run .build/install/navcost Tests/Benchmarks/Boards .build/board-benchmarks.md
	@cat .build/board-benchmarks.md

# Large layouts and many files beside xmllint, with the build that is installed.
bench-large: release
	@sh Tests/install.sh xmllint
	@python3 Tests/Benchmarks/large.py .build/install/navcost .build/large Reports/large-benchmarks.md

# How far the sections that are found agree with those that people made, over real layouts that are not part of the project.
bench-grouping: setup-formats
	@cd Tests/Benchmarks && $(SWIFT) build -c release --product GroupingTruth --scratch-path ../../.build/bench > /dev/null
	@test -d "$(CORPUS)" || { echo "skipped: no layouts at $(CORPUS); NAVCOST_CORPUS names a folder of them"; exit 1; }
	@.build/bench/release/GroupingTruth "$(CORPUS)" --last > Reports/grouping-truth.md
	@echo "The table is Reports/grouping-truth.md."

# With the plain release build, so that nothing has to be built for it alone.
bench-large-short: setup
	@$(SWIFT) build -c release --product navcost > /dev/null
	@sh Tests/install.sh xmllint
	@python3 Tests/Benchmarks/large.py $(NAVCOST) .build/large .build/large-benchmarks.md --short

# How processor time grows with the size of a layout, for each command, output and access method; a doubling above 2.3 fails. The
# short form is over within about two minutes once everything is built, and leaves the table alone.
GROWTH = growth-benchmarks

bench-growth: setup-formats
	@$(SWIFT) build -c release --traits $(TRAITS) --product navcost > /dev/null
	@python3 -B Tests/Benchmarks/growth.py $(NAVCOST) .build/growth Reports/$(GROWTH).md

bench-growth-short: setup-formats
	@$(SWIFT) build -c release --traits $(TRAITS) --product navcost > /dev/null
	@python3 -B Tests/Benchmarks/growth.py $(NAVCOST) .build/growth .build/growth-benchmarks.md --short

# Libraries come from the system: apt-get, dnf or Homebrew; on a Mac the SDK has libxml2 already.
setup:
	@sh -c 'command -v $(SWIFT) > /dev/null || { echo "A Swift 6.2 toolchain or newer is needed: see https://www.swift.org/install/"; exit 1; }'
	@sh Tests/install.sh headers

setup-formats: setup
	@sh Tests/install.sh formats

# The command with its manual and its completions. The Swift runtime and libyaml are linked in, libxml2 is the system's.
PREFIX ?= /usr/local
DESTDIR ?=
INSTALLED = $(DESTDIR)$(PREFIX)
SHARE = $(INSTALLED)/share
MANUAL = .build/plugins/GenerateManual/outputs/NavCostCommand/navcost.1

# Where Foundation is not the system's it is 50 MB with ICU and takes longer to load than a layout to read, so that settings are read
# with libyaml itself, linked in where its static library is there. The program needs no table of its own symbols. It stays at a
# random address, as it reads files of others in C libraries.
ifeq ($(shell uname -s),Darwin)
RELEASE = --traits Yams
else
RELEASE = --traits SystemYAML -Xlinker --no-export-dynamic
endif
LINKED = $(CURDIR)/.build/libraries

release: setup
	@test "$$(uname -s)" = Darwin || sh Tests/install.sh yaml
	@sh Tests/Dist/libraries.sh $(LINKED) yaml > /dev/null
	@PKG_CONFIG_PATH=$(LINKED):$$PKG_CONFIG_PATH $(SWIFT) build -c release --product navcost --static-swift-stdlib --scratch-path .build/static $(RELEASE) $$(sh Tests/Dist/flags.sh)
	@mkdir -p .build/install
	@cp .build/static/release/navcost .build/install/navcost
	@strip .build/install/navcost
	@echo ".build/install/navcost: $$(wc -c < .build/install/navcost) bytes, stripped"

install: release
	@$(SWIFT) package generate-manual --date "$$(git log -1 --format=%cs 2>/dev/null || echo 1970-01-01)" > /dev/null
	@install -d $(INSTALLED)/bin $(SHARE)/man/man1 $(SHARE)/bash-completion/completions $(SHARE)/zsh/site-functions $(SHARE)/fish/vendor_completions.d
	@install -m 755 .build/install/navcost $(INSTALLED)/bin/navcost
	@install -m 644 $(MANUAL) $(SHARE)/man/man1/navcost.1
	@.build/install/navcost --generate-completion-script bash > $(SHARE)/bash-completion/completions/navcost
	@.build/install/navcost --generate-completion-script zsh > $(SHARE)/zsh/site-functions/_navcost
	@.build/install/navcost --generate-completion-script fish > $(SHARE)/fish/vendor_completions.d/navcost.fish
	@echo "navcost is in $(INSTALLED)/bin, its manual and completions in $(SHARE)."

# A release in .build/release-files: an archive, a Debian package and SHA256SUMS, with all traits and what may be linked in.
dist: setup-formats
	@sh Tests/install.sh static
	@SWIFT=$(SWIFT) sh Tests/Dist/build.sh .build/release-files

# The release, installed and run in clean Debian roots without Swift, over the samples and the layouts of NAVCOST_CORPUS.
test-dist:
	@test -f .build/release-files/SHA256SUMS || $(MAKE) --no-print-directory dist
	@sh Tests/install.sh roots
	@sh Tests/Dist/test.sh .build/release-files

uninstall:
	@rm -f $(INSTALLED)/bin/navcost $(SHARE)/man/man1/navcost.1 $(SHARE)/bash-completion/completions/navcost \
	    $(SHARE)/zsh/site-functions/_navcost $(SHARE)/fish/vendor_completions.d/navcost.fish

format:
	$(SWIFT) format --in-place --recursive --parallel Package.swift Sources Tests Capture

# The formatting of the code, the words that are not used here, and references that lead nowhere.
lint:
	$(SWIFT) format lint --recursive --parallel --strict Package.swift Sources Tests Capture
	@python3 Tests/Tools/words.py
	@python3 Tests/Tools/references.py

clean:
	rm -rf .build
