import type { Page } from '@playwright/test'

/** What the header of a game showed, and what the game said in between, in their order. */
export type Moment = { cash: number; net: number } | { said: 'maru:bet' | 'maru:revealed' }

/** Notes every change of the header from now on; call before the page is opened. With `isSilent` the page receives no message about the rounds of a game. */
export const noteHeader = (page: Page, { isSilent = false } = {}): Promise<unknown> =>
  page.addInitScript((silent) => {
    if (window.parent !== window) return
    const moments: unknown[] = []
    Object.assign(window, { headerMoments: moments })
    const figure = (name: string): number => {
      const text = document.querySelector(`header [data-shown=${name}]`)?.textContent ?? ''
      return Number(text.replace('−', '-').replace(/[^\d-]/g, ''))
    }
    let last = ''
    const look = () => {
      if (!document.querySelector('header [data-shown=cash]')) return
      const shown = { cash: figure('cash'), net: figure('net') }
      if (JSON.stringify(shown) === last) return
      last = JSON.stringify(shown)
      moments.push(shown)
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
    addEventListener('message', (event) => {
      const said = event.data?.type
      if (said !== 'maru:bet' && said !== 'maru:revealed') return
      look()
      moments.push({ said })
      if (silent) event.stopImmediatePropagation()
    })
    if (!silent) return
    // The vendor's answer to the launch names no message either.
    const parse = JSON.parse
    JSON.parse = (...asked) => {
      const answer = parse(...asked)
      if (Array.isArray(answer?.data?.frameMessages)) answer.data.frameMessages = []
      return answer
    }
  }, isSilent)

export const headerMoments = (page: Page): Promise<Moment[]> =>
  page.evaluate(() => (window as unknown as { headerMoments: Moment[] }).headerMoments)

const isRevealed = (moment: Moment): boolean => 'said' in moment && moment.said === 'maru:revealed'
const isShown = (moment: Moment): moment is { cash: number; net: number } => 'cash' in moment

/**
 * Each round from its bet to "revealed": what stood in the header before, in between, and after it until the next bet. The server may say the stake
 * a moment before the game does.
 */
export const roundsIn = (moments: readonly Moment[], stake: number) => {
  const bets = moments.flatMap((moment, n) => ('said' in moment && moment.said === 'maru:bet' ? [n] : []))
  return bets.map((bet, nth) => {
    const end = moments.findIndex((moment, n) => n > bet && isRevealed(moment))
    const next = bets[nth + 1] ?? moments.length
    const earlier = moments.slice(0, bet)
    const [last, one] = earlier.filter(isShown).toReversed()
    // What was shown before the round before was revealed is that one's own stake: its net result may come late.
    const isAfterReveal = earlier.findLastIndex((moment) => moment === last) > earlier.findLastIndex(isRevealed)
    const isEarly = isAfterReveal && one?.cash === (last?.cash ?? 0) + stake && one.net === last?.net
    const during = moments.slice(bet, end === -1 ? next : end).filter(isShown)
    return {
      before: isEarly ? one : last,
      during: isEarly && last ? [last, ...during] : during,
      after: moments.slice(end, next).findLast(isShown),
      isRevealed: end !== -1,
    }
  })
}
