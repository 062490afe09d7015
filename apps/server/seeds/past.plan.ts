import { type CashReason, cashReasons, type DepositBonus } from '@maru/contract'
import { minuteOfDay } from '../src/platform/seoul-time.ts'
import past from './content/past.json' with { type: 'json' }

/** What a member or staff did once in the demo's past. */
export type PastAct =
  | { act: 'sit'; sitting: string; game: string }
  | { act: 'round'; sitting: string; number: number; bet: Record<string, number> }
  | { act: 'leave' }
  | { act: 'ask'; kind: 'deposit' | 'withdrawal'; amount: number; request: string; bonus: 'none' | DepositBonus }
  | { act: 'start' | 'approve' | 'cancel'; request: string }
  | { act: 'reject'; request: string; reason: { named: CashReason } }
export type PastStep = PastAct & { at: Date; siteId: number; memId: string }

/** A whole number from 0 to below − 1. */
type Chance = (below: number) => number

const days = 7
const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** From five minutes before the bank closes until it opens, with what a request takes before. */
const closedFrom = 23 * 60 + 15
const closedUntil = 31

/** A week that ends now, oldest first. The same chance gives the same week. */
export const planPast = (now: Date, chance: Chance): PastStep[] =>
  [...past.habits.flatMap((habit) => sittings(habit, now, chance)), ...past.cash.flatMap((row) => cashSteps(row, now))]
    .filter(({ at }) => at <= now)
    .sort((a, b) => a.at.getTime() - b.at.getTime())

const sittings = (habit: (typeof past.habits)[number], now: Date, chance: Chance): PastStep[] => {
  const { siteId, memId, games, hour, everyDays } = habit
  const steps: PastStep[] = []
  for (let day = 0; day < days; day += everyDays) {
    let at = now.getTime() - (day * 24 + hour) * hourMs - chance(20) * minuteMs
    const put = (act: PastAct): void => void steps.push({ ...act, siteId, memId, at: new Date(at) })
    const game = games[day % games.length] ?? ''
    const sitting = `${siteId} ${memId} ${day}`
    put({ act: 'sit', sitting, game })
    for (let number = 1, rounds = habit.rounds + chance(3); number <= rounds; number++) {
      at += 12_000 + chance(30_000)
      const bet = game.startsWith('baccarat') ? tableBet(habit.table, chance) : { stake: habit.slot }
      put({ act: 'round', sitting, number, bet })
    }
    at += minuteMs
    put({ act: 'leave' })
  }
  return steps
}

const tableBet = (unit: number, chance: Chance): Record<string, number> => ({
  [chance(2) === 0 ? 'banker' : 'player']: unit * (1 + chance(3)),
  ...(chance(6) === 0 ? { tie: Math.max(1_000, Math.floor(unit / 10_000) * 1_000) } : {}),
})

const cashSteps = ({ siteId, memId, ...row }: (typeof past.cash)[number], now: Date): PastStep[] => {
  const kind = row.kind as 'deposit' | 'withdrawal'
  const request = `demo-${kind}-${memId}-${row.hoursAgo}`
  const asked = now.getTime() - row.hoursAgo * hourMs
  const at = kind === 'withdrawal' ? whileOpen(asked) : asked
  const step = (minutes: number, act: PastAct): PastStep => ({
    ...act,
    siteId,
    memId,
    at: new Date(at + minutes * minuteMs),
  })
  const bonus = ('bonus' in row ? (row.bonus as DepositBonus) : undefined) ?? 'none'
  const steps = [step(0, { act: 'ask', kind, amount: row.amount, request, bonus })]
  if (row.end === 'cancel') steps.push(step(2, { act: 'cancel', request }))
  if (['start', 'approve', 'reject'].includes(row.end)) steps.push(step(3, { act: 'start', request }))
  if (row.end === 'approve') steps.push(step(7, { act: 'approve', request }))
  if (row.end === 'reject') steps.push(step(8, { act: 'reject', request, reason: { named: cashReasons[kind][0] } }))
  return steps
}

/** Withdrawals rest at midnight in Seoul. */
const whileOpen = (at: number): number => {
  const minute = minuteOfDay(new Date(at))
  return minute >= closedFrom || minute < closedUntil ? at - 90 * minuteMs : at
}
