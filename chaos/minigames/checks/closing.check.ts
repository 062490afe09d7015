import { type MiniCheck, roundName, roundsOf } from '../evidence.ts'
import type { MiniWager, Round } from '../facts.ts'
import { type Anchor, ROUND_MS, realOf } from '../time.ts'

/** Between the last look at the clock and the record of the commit, on a machine that has much to do. */
const COMMIT_MS = 100

/**
 * By the instants of commits, which PostgreSQL notes itself. Where the clock of the run jumped between the bet and the closing, seconds of the servers are not those of the
 * database: then the bet must have been there before the draw.
 */
export const closingCheck: MiniCheck = {
  name: 'no bet was committed after its round had closed',
  seen: ({ mini, anchor }) => {
    const rounds = roundsOf(mini)
    const late = mini.wagers.flatMap((wager) => latenessOf(anchor, rounds.get(roundName(wager)), wager) ?? [])
    const near = late.filter((ms) => ms > -1_000).length
    return `${late.length} bets, ${near} in the last second, the last ${Math.round(-Math.max(...late))} ms before closing`
  },
  find: ({ mini, anchor }) => {
    const rounds = roundsOf(mini)
    return mini.wagers.flatMap((wager) => {
      const round = rounds.get(roundName(wager))
      const late = latenessOf(anchor, round, wager)
      const about = `wager ${wager.wager_id} on ${roundName(wager)}`
      if (!round || late === undefined) return [`${about}: nobody knows when it was committed`]
      const leftMs = round.closes_at - wager.placed_at
      if (leftMs <= 0) return [`${about} was placed ${-leftMs} ms after closing`]
      const isAfterDraw = round.drawn_at !== null && (wager.committed_at ?? 0) > realOf(anchor, round.drawn_at)
      if (isAfterDraw) return [`${about} was committed after its draw`]
      return late > COMMIT_MS && leftMs < ROUND_MS / 10
        ? [`${about} was committed ${Math.round(late)} ms after closing`]
        : []
    })
  },
  control: {
    spoil: (evidence) => {
      const { mini, anchor } = evidence
      const last = mini.wagers.at(-1)
      const closes = last && roundsOf(mini).get(roundName(last))?.closes_at
      if (closes === undefined) return evidence
      const late = { ...last, placed_at: closes - 1, committed_at: realOf(anchor, closes) + 2 * COMMIT_MS } as MiniWager
      return { ...evidence, mini: { ...mini, wagers: mini.wagers.map((wager) => (wager === last ? late : wager)) } }
    },
  },
}

/** Real milliseconds from closing to commit; negative: before it. */
const latenessOf = (anchor: Anchor, round: Round | undefined, { committed_at }: MiniWager): number | undefined =>
  round && committed_at !== null ? committed_at - realOf(anchor, round.closes_at) : undefined
