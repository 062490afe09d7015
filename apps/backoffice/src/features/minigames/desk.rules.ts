import type { MiniExposure, MiniRoundOut, MiniRoundState } from '@maru/contract'
import { clockOf } from '../../shared/time/countdown.ts'

const DAY_MS = 86_400_000
/** The last seconds before closing. */
const URGENT_SECONDS = 10

export type RoundLeft = { state: MiniRoundState; text: string; part: number; tone: 'calm' | 'urgent' | 'over' }

/** Until closing, then until the draw; by the server's clock. */
export const roundLeft = ({ state, opensAt, closesAt, drawAt }: MiniRoundOut, now: number): RoundLeft => {
  const [opens, closes, draws] = [opensAt, closesAt, drawAt].map((at) => Date.parse(at)) as [number, number, number]
  const isOpen = state === 'open' && now < closes
  const end = isOpen ? closes : draws
  const seconds = Math.max(0, Math.ceil((end - now) / 1_000))
  const whole = isOpen ? closes - opens : draws - closes
  return {
    state: state === 'open' && !isOpen ? 'closed' : state,
    text: clockOf(seconds).replace(/^0(\d:)/, '$1'),
    part: Math.min(1, Math.max(0, (end - now) / whole)),
    tone: !isOpen ? 'over' : seconds <= URGENT_SECONDS ? 'urgent' : 'calm',
  }
}

/** Whole days. */
export const daysUntil = (at: string, now: number): number => Math.max(0, Math.floor((Date.parse(at) - now) / DAY_MS))

/** How much of what there may be an exposure takes up: 0 to 1, and how staff should see it. */
export const fullness = (exposed: number, most: number): { part: number; tone: 'calm' | 'warn' | 'bad' } => {
  const part = most > 0 ? Math.min(1, exposed / most) : 0
  return { part, tone: part >= 0.9 ? 'bad' : part >= 0.6 ? 'warn' : 'calm' }
}

/** Stakes that join several markets, the most exposed first. */
export const combinationsOf = (exposures: readonly MiniExposure[]): MiniExposure[] =>
  exposures.filter(({ market }) => market.includes(' + ')).sort((one, other) => other.exposed - one.exposed)
