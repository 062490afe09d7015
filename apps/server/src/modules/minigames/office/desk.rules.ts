import type { MiniAlarm, MiniFeedState } from '@maru/contract'
import { type Chain, chainStateOf, isSalted, lastDrawAtOf } from '../chain.rules.ts'

const DAY_MS = 86_400_000
/** A chain that ends sooner, with none to follow, is an alarm. */
const SHORT_MS = 30 * DAY_MS
/** From this part of the largest exposure on staff are warned, in hundredths. */
const FULL_PERCENT = 90

export type AlarmFacts = {
  isOn: boolean
  source: 'own' | 'feed'
  feedState: MiniFeedState
  /** The feed, or a row of it, cannot be read. */
  isFeedUnread: boolean
  chains: readonly Chain[]
  /** A draw that was due is not made. */
  isDrawLate: boolean
  /** The largest of its running round, and how much there may be. */
  exposed: number
  mostExposure: number
  isReturnOutside: boolean
}

/** What staff should look at, worst first. */
export const alarmsOf = (facts: AlarmFacts, now: Date): MiniAlarm[] => {
  const { isOn, source, feedState, chains } = facts
  const draws = isOn && source === 'own'
  const running = runningOf(chains, now)
  const isShort = !!running && lastDrawAtOf(running).getTime() - now.getTime() < SHORT_MS
  const found: [MiniAlarm, boolean][] = [
    ['no-chain', draws && !running],
    ['draw-late', facts.isDrawLate],
    ['feed-contradicts', feedState === 'contradicting'],
    ['feed-late', feedState === 'late'],
    ['feed-unread', facts.isFeedUnread],
    ['chain-short', draws && isShort && !hasNext(chains, now)],
    ['salt-missing', draws && chains.some((chain) => !isSalted(chain))],
    ['exposure-full', facts.exposed * 100 >= facts.mostExposure * FULL_PERCENT],
    ['return-outside', facts.isReturnOutside],
  ]
  return found.filter(([, isSo]) => isSo).map(([alarm]) => alarm)
}

/** The one that is drawn from. */
export const runningOf = (chains: readonly Chain[], now: Date) =>
  chains.filter(isSalted).find((chain) => chainStateOf(chain, now) === 'running')

/** Another is salted and follows. */
export const hasNext = (chains: readonly Chain[], now: Date): boolean =>
  chains.some((chain) => chainStateOf(chain, now) === 'next')

/** What the house may lose on an outcome: what it pays beyond the stakes on it, alone and in combinations. */
export const exposedBy = (row: { staked: number; toPay: number; combinedLoss: number }): number =>
  Math.max(0, row.toPay - row.staked + row.combinedLoss)
