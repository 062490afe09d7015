import { parseArgs } from 'node:util'
import { drawRound, fiveMinutesMs, type Game, games, linkBelow } from '@maru/draws'
import type pg from 'pg'
import { seoulMidnight } from '../../apps/server/src/platform/seoul-time.ts'
import { CommandError } from './command-error.ts'

export const VERIFY_DRAWS_USAGE = `Recomputes rounds of the mini games from what was revealed, and says what differs (docs/guides/verify-a-draw.md).

  ./script/verify-draws [game] [from] [to]               days as 2026-11-23 or instants as 2026-11-23T08:50:00Z, both included
                  [--site <number>]                      default: every site

Of each chain it believes only the commitment, the salt and when its first draw was: links are hashed down to the commitment, numbers drawn anew. It reads the database
that the environment and .env name, and changes nothing. The exit code is 0 where everything agrees, else 1.`

export type Choice = { game: Game | null; from: Date | null; until: Date | null; site: number | null }

/** What was asked for. Throws CommandError. */
export const readChoice = (args: string[]): Choice => {
  const { values, positionals } = parseArgs({ args, options: { site: { type: 'string' } }, allowPositionals: true })
  const game = positionals.find((word) => (games as readonly string[]).includes(word)) ?? null
  const [from, to, ...more] = positionals.filter((word) => word !== game)
  if (more.length > 0) throw new CommandError(`"${more.join(' ')}" is too much: see ./script/verify-draws --help`)
  const site = values.site === undefined ? null : Number(values.site)
  if (site !== null && !Number.isInteger(site)) throw new CommandError(`--site ${values.site} is no number`)
  return { game: game as Game | null, from: instantOf(from, 'begin'), until: instantOf(to ?? from, 'end'), site }
}

/** A day is one of Seoul: its first draw is at 00:05, its last at 00:00 of the day after. */
const instantOf = (word: string | undefined, which: 'begin' | 'end'): Date | null => {
  if (word === undefined) return null
  const isDay = /^\d{4}-\d\d-\d\d$/.test(word)
  const at = isDay ? new Date(seoulMidnight(word).getTime() + fiveMinutesMs) : new Date(word)
  if (Number.isNaN(at.getTime())) throw new CommandError(`"${word}" is no game, day or instant`)
  return isDay && which === 'end' ? new Date(at.getTime() + 287 * fiveMinutesMs) : at
}

type ChainRow = {
  site_id: number
  game: Game
  chain_id: number
  links: number
  commitment: Buffer
  salt: Buffer | null
  first_draw_at: Date | null
}
type RoundRow = {
  draw_at: Date
  state: string
  numbers: number[] | null
  power_ball: number | null
  link_number: number | null
  link: Buffer | null
}
type Print = (line: string) => void

/** Answers how many differences it found. */
export const verifyDraws = async (client: pg.ClientBase, choice: Choice, print: Print): Promise<number> => {
  const { rows: chains } = await client.query<ChainRow>(
    `SELECT site_id, game, chain_id, links, commitment, salt, first_draw_at FROM minigames.chain
     WHERE ($1::text IS NULL OR game = $1) AND ($2::bigint IS NULL OR site_id = $2) ORDER BY site_id, game, chain_id`,
    [choice.game, choice.site],
  )
  let [checked, findings] = [0, 0]
  for (const chain of chains) {
    const { rows } = await client.query<RoundRow>(
      `SELECT draw_at, state, numbers, power_ball, link_number, link FROM minigames.round
       WHERE site_id = $1 AND game = $2 AND chain_id = $3 AND state IN ('drawn', 'settled') ORDER BY draw_at DESC`,
      [chain.site_id, chain.game, chain.chain_id],
    )
    const isChosen = ({ draw_at: at }: RoundRow) =>
      (choice.from === null || at >= choice.from) && (choice.until === null || at <= choice.until)
    for (const { round, problem } of recompute(chain, rows)) {
      if (!isChosen(round)) continue
      checked++
      if (problem === undefined) continue
      findings++
      const at = round.draw_at.toISOString().replace('.000Z', 'Z')
      print(
        `site ${chain.site_id}, ${chain.game} ${at}, link ${round.link_number} of chain ${chain.chain_id}: ${problem}`,
      )
    }
  }
  const { rows: imported } = await client.query<{ rounds: number }>(
    `SELECT count(*)::int AS rounds FROM minigames.round WHERE source = 'feed' AND numbers IS NOT NULL
       AND ($1::text IS NULL OR game = $1) AND ($2::bigint IS NULL OR site_id = $2)`,
    [choice.game, choice.site],
  )
  print(
    `${checked} rounds of ${chains.length} chains recomputed; ${imported[0]?.rounds ?? 0} imported results have no proof`,
  )
  print(findings === 0 ? 'every one is what its chain says' : `${findings} differ`)
  return findings
}

/** Each takes as many hashes as its number says. */
const MOST_BROKEN = 20

type Checked = { round: RoundRow; problem: string | undefined }

/** From the highest link that leads to the commitment every lower one follows: each is hashed once. */
const recompute = (chain: ChainRow, rounds: readonly RoundRow[]): Checked[] => {
  let known: { number: number; link: Uint8Array } | undefined
  let broken = 0
  return rounds.map((round) => {
    const number = placeOf(chain, round)
    if (number === undefined || !chain.salt) return { round, problem: 'it is no draw of this chain' }
    if (round.link_number !== number) return { round, problem: `link ${number} belongs to it` }
    if (!round.link) return { round, problem: 'no link was revealed' }
    if (!known) {
      const isCommitted = broken < MOST_BROKEN && chain.commitment.equals(linkBelow({ number, link: round.link }, 0))
      if (!isCommitted) {
        broken++
        return { round, problem: 'its link does not lead to the commitment' }
      }
      known = { number, link: round.link }
    }
    known = { number, link: linkBelow(known, number) }
    if (!round.link.equals(known.link)) return { round, problem: 'its link does not lead to the commitment' }
    const draw = drawRound(chain.game, chain.salt, round.link)
    const isSame = draw.numbers.join() === round.numbers?.join() && draw.powerBall === round.power_ball
    const said = `${draw.numbers.join(' ')}${draw.powerBall === null ? '' : ` + ${draw.powerBall}`}`
    return { round, problem: isSame ? undefined : `its numbers are ${said}` }
  })
}

/** Which link a draw has by the schedule; undefined where the chain draws nothing then. */
const placeOf = ({ first_draw_at: first, links }: ChainRow, { draw_at: at }: RoundRow): number | undefined => {
  const number = first ? (at.getTime() - first.getTime()) / fiveMinutesMs + 1 : 0
  return Number.isInteger(number) && number >= 1 && number <= links ? number : undefined
}
