# The two commands of a newcomer are `make demo` and `make test`; both set up what is missing first.

SWIFT ?= swift
NAVCOST = .build/release/navcost
SAMPLES = $(sort $(wildcard Samples/*.xml))

# What the tests build with: the package traits that read HTML as browsers do, and packed grid sets.
TRAITS = HTML5,Archives

.PHONY: demo test test-plain test-long test-live typecheck bench bench-short reports reports-check setup setup-formats format lint clean

demo: setup
	@$(SWIFT) build -c release --product navcost
	@mkdir -p Reports
	@echo
	@$(NAVCOST) analyze Samples/RoastedBeans.xml
	@$(NAVCOST) compare Samples/ShapeShuffleHomeBefore.xml Samples/ShapeShuffleHome.xml --method ios-switch-auto
	@$(MAKE) --no-print-directory reports

# The analyses of the samples, one JSON file each, as they are committed.
reports: setup
	@$(SWIFT) build -c release --product navcost > /dev/null
	@mkdir -p Reports
	@for sample in $(SAMPLES); do \
	    $(NAVCOST) analyze $$sample --format json --quiet -o Reports/$$(basename $$sample .xml).json || exit; \
	done
	@sh Samples/table.sh $(NAVCOST) > Samples/README.md
	@echo "The samples' analyses are in Reports/, their table in Samples/README.md."

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

# The captures for Apple's platforms against the declarations that they use.
typecheck:
	@sh Tests/Capture/typecheck.sh

# The tests that take long: simulations of 100,000 runs over the whole grid, in a release build.
test-long: setup
	NAVCOST_LONG=1 $(SWIFT) test --disable-xctest -c release -Xswiftc -enable-testing --scratch-path .build-long --filter ErrorTests

# The search against bounds, other ways and solvers, and how fast it is; the table is committed, but as it has times in it no
# check makes it again. The short form is over within a minute once everything is built, and leaves the table alone.
bench: setup
	@sh Tests/Benchmarks/run.sh Reports/search-benchmarks.md
	@echo "The table is Reports/search-benchmarks.md."

bench-short: setup
	@mkdir -p .build
	@sh Tests/Benchmarks/run.sh --short .build/search-benchmarks.md
	@cat .build/search-benchmarks.md

# Libraries come from the system: apt-get, dnf or Homebrew; on a Mac the SDK has libxml2 already.
setup:
	@sh -c 'command -v $(SWIFT) > /dev/null || { echo "A Swift 6.2 toolchain or newer is needed: see https://www.swift.org/install/"; exit 1; }'
	@sh Tests/install.sh headers

setup-formats: setup
	@sh Tests/install.sh formats

format:
	$(SWIFT) format --in-place --recursive --parallel Package.swift Sources Tests Capture

lint:
	$(SWIFT) format lint --recursive --parallel --strict Package.swift Sources Tests Capture

clean:
	rm -rf .build
