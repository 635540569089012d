"""Draws the top of a sample's report for README."""

import sys

import pages

browser = pages.Browser()
folder = pages.reports("picture", ["Samples/RoastedBeans.xml"])
page = browser.open(folder / "RoastedBeans.html", width=1180)
page.locator("#m-ios-switch-auto").check(force=True)
height = page.evaluate("""() => {
  const part = [...document.querySelectorAll(".part.drawing")].find((e) => e.checkVisibility());
  return part.getBoundingClientRect().bottom + scrollY + 24; }""")
page.screenshot(path=sys.argv[1], full_page=True, clip={"x": 0, "y": 0, "width": 1180, "height": height})
browser.close()
