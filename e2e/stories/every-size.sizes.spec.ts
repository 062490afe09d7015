import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { faultsOfTexts, settled, sideways } from '../support/faults.ts'
import { logIn } from '../support/log-in.ts'
import { demoMember, demoMemberCalled } from '../support/member.ts'
import { isNight, shareOf } from '../support/night.ts'
import { open } from '../support/open.ts'
import { isOfPartners, type SitePage, sitePages } from '../support/pages.ts'
import { keepQuiet } from '../support/quiet.ts'
import { memberUrl } from '../support/surroundings.ts'
import { languages } from '../support/texts.ts'

const sizes = [
  [320, 568],
  [768, 1024],
  [1024, 768],
  [2560, 1440],
  [844, 390],
] as const
/** By day every eighth page at the narrowest, and at one of the others in turn; by night all at all. */
const sizesOf = (page: number) => (isNight ? sizes : sizes.filter((_, n) => n === 0 || n === 1 + (page % 4)))

test.beforeEach(({ context }) => keepQuiet(context))

for (const language of languages)
  test(`what the main page begins with is said whole at every size in ${language}`, async ({ page, context }) => {
    await context.addCookies([{ name: 'lang', value: language, url: memberUrl() }])
    await open(page, '/')
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      await expect.poll(() => cutHeadings(page), { message: `${width}` }).toEqual([])
    }
  })

// The longest words of the three.
test("the member's pages fit every size in vn", async ({ page, context }) => {
  await fit(page, context, demoMember, (row) => !isOfPartners(row))
})

test("the partner's pages fit every size in vn", async ({ page, context }) => {
  await fit(page, context, demoMemberCalled('partner01'), isOfPartners)
})

const fit = async (
  page: Page,
  context: BrowserContext,
  person: typeof demoMember,
  isWanted: (row: SitePage) => boolean,
): Promise<void> => {
  test.setTimeout(300_000)
  await context.addCookies([{ name: 'lang', value: 'vn', url: memberUrl() }])
  await logIn(page, person)
  const pages = sitePages().filter(
    (row) => row.guard !== 'guest' && !['warning', 'game', 'win'].includes(row.name) && isWanted(row),
  )
  for (const [n, { name, desktop }] of shareOf([...pages.entries()], 8)) {
    await open(page, desktop)
    for (const [width, height] of sizesOf(n)) {
      await page.setViewportSize({ width, height })
      await settled(page)
      // A page that has another layout for the width is laid out anew a moment after the turn.
      await expect
        .configure({ soft: true })
        .poll(() => sideways(page), { message: `${name} at ${width}` })
        .toBe(0)
      expect.soft(await faultsOfTexts(page, 'vn'), `${name} at ${width}`).toEqual([])
      expect.soft(await page.locator('select:visible').evaluateAll(cutChoices), `${name} at ${width}`).toEqual([])
    }
  }
}

/** Headings with more lines than are shown; two lines may overlap a little. */
const cutHeadings = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('main :is(h1, h2, h3):visible')
    .evaluateAll((all) =>
      all
        .filter((one) => one.scrollHeight - one.clientHeight > Number.parseFloat(getComputedStyle(one).fontSize) * 0.6)
        .map(({ textContent }) => textContent),
    )

/** Choices that are wider than the room that their field has for them. Runs in the page. */
const cutChoices = (all: (HTMLElement | SVGElement)[]): string[] => {
  const pen = document.createElement('canvas').getContext('2d')
  return all.flatMap((one) => {
    if (!(one instanceof HTMLSelectElement) || !pen) return []
    const { font, letterSpacing, paddingLeft, paddingRight } = getComputedStyle(one)
    pen.font = font
    pen.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing
    const words = one.selectedOptions[0]?.text ?? ''
    const room = one.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    return pen.measureText(words).width > room + 1 ? [words] : []
  })
}
