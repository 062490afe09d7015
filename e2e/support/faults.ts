import { AxeBuilder } from '@axe-core/playwright'
import type { ConsoleMessage, Frame, Page } from '@playwright/test'
import { findInPage } from './find-in-page.ts'
import { htmlLang } from './pages.ts'
import { allKeys, type Language } from './texts.ts'

// Nicknames, an initial in its disc, account holders, nicknames half hidden.
const demoNames = [
  '밤고양이77',
  '하늘마루',
  '김하루',
  '김하늘',
  '마루상점',
  '하늘가게',
  '강가상회',
  '^[밤하마강]$',
  '[가-힣]\\*+[가-힣]?',
]

/** Notes what the browser complains of on a page: errors of its console, exceptions, the content security policy, answers of 400 and more. */
export const watchConsole = (page: Page): (() => string[]) => {
  let found: string[] = []
  page.on('console', (message: ConsoleMessage) => {
    // The answer itself is noted below, with its address.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      found.push(`console: ${message.text()}`)
    if (/content security policy/i.test(message.text())) found.push(`policy: ${message.text()}`)
  })
  page.on('pageerror', (error) => found.push(`exception: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 400) found.push(`answer: ${response.status()} ${response.url()}`)
  })
  return () => {
    const all = [...new Set(found)]
    found = []
    return all
  }
}

/** Letters loaded, nothing busy, pictures in view drawn. */
export const settled = async (page: Page): Promise<void> => {
  await page.waitForLoadState('load')
  // The letters come when the page is quiet.
  await page.waitForFunction(
    () => [...document.fonts].some(({ family, status }) => family.includes('Pretendard') && status === 'loaded'),
    undefined,
    { timeout: 20_000 },
  )
  for (const frame of page.frames())
    await frame
      .waitForFunction(
        () =>
          document.fonts.status === 'loaded' &&
          [...document.querySelectorAll('body, body *')].some(
            (e) => !e.firstElementChild && e.textContent.trim() && e.checkVisibility(),
          ) &&
          !document.querySelector('[aria-busy=true], .maru-skeleton, .loading[role=status]') &&
          [...document.querySelectorAll('*')].every(
            (e) => !getComputedStyle(e, '::after').animationName.includes('shimmer'),
          ) &&
          [...document.images].every((i) => i.complete || i.getBoundingClientRect().top > innerHeight),
        undefined,
        // Not with every frame: it looks at everything there is.
        { timeout: 8_000, polling: 100 },
      )
      .catch(() => {})
}

/** What is wrong with the texts and boxes of everything that the page shows, frames included. */
export const faultsOfTexts = async (page: Page, language: Language, foreign?: string[]): Promise<string[]> => {
  const found = await Promise.all(page.frames().map((frame) => faultsOfFrame(frame, language, foreign)))
  return found.flat()
}

const faultsOfFrame = async (frame: Frame, language: Language, foreign: string[] | undefined): Promise<string[]> => {
  if (frame.url() === 'about:blank') return []
  return frame.evaluate(findInPage, { keys: allKeys(), language, lang: htmlLang[language], foreign, names: demoNames })
}

/** Serious and critical violations, each with the first elements that it is about. */
export const faultsOfAccess = (page: Page): Promise<string[]> =>
  violationsOn(
    page,
    new AxeBuilder({ page }).options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } }),
  )

/** Controls that are called otherwise than they read: the one of these rules that goes by the words of a language. */
export const faultsOfNames = (page: Page): Promise<string[]> =>
  violationsOn(
    page,
    new AxeBuilder({ page }).options({ resultTypes: ['violations'], runOnly: ['label-content-name-mismatch'] }),
  )

const violationsOn = async (page: Page, axe: AxeBuilder): Promise<string[]> => {
  // Without frames there is nothing to collect from a page of its own.
  const { violations } = await axe.setLegacyMode(page.frames().length === 1).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `axe ${id}: ${nodes
          .slice(0, 4)
          .map((node) => `${node.target.join(' ')} ${node.html.slice(0, 120)}`)
          .join(' | ')} (${nodes.length})`,
    )
}

/** How many px the page can be moved sideways. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
