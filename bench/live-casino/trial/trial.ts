import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createPool } from '@maru/postgres'
import type pg from 'pg'
import { addPlayer, type TestPlayer } from '../../../apps/server/src/modules/games/adapters/vendor-wallet.fixture.ts'
import { tableByCode } from '../../../apps/studio/src/tables/table-list.ts'
import { placesOf } from '../../../apps/studio/src/tables/table-places.ts'
import { type Child, startChild } from '../../child.ts'
import { startProduct } from '../../product.ts'
import { mixShoes } from '../mix-shoes.ts'
import { openSeats } from '../seats.ts'
import { startStudio } from '../studio.ts'
import { addTableGames } from '../table-game.ts'
import { layTrialGround } from './ground.ts'
import { lateBets } from './late.ts'
import type { PlayersAnswer, PlayersQuestion } from './players-shapes.ts'
import { lastTransfer, proveMoney } from './proof.ts'
import { type Figures, reportLines } from './report.ts'

/** Tables with a clock of their own each, in the order in which they are taken. */
export const TRIAL_TABLES = [
  'moonlit-baccarat-1',
  'speed-baccarat-7',
  'moonlit-roulette',
  'sic-bo-1',
  'dragon-tiger-1',
  'no-commission-1',
] as const
export const MOST_PLAYERS = 4_000
export const MOST_MINUTES = 30

export type TrialOptions = { players: number; tables: number; minutes: number }
type Players = Child<PlayersQuestion, PlayersAnswer>

const CASH = 1_000_000_000
const AT_ONCE = 8
/** Of one process. */
const MOST_SOCKETS = 1_000
/** Rounds that are under way may take so long until everything of them is paid. */
const FINISH_MS = 120_000

/** Players at live tables of a whole product of its own, over real sockets and with real bets. Answers whether all was as it has to be. */
export const runTrial = async (
  { players, tables, minutes }: TrialOptions,
  print: (line: string) => void,
): Promise<boolean> => {
  const ends: (() => Promise<unknown> | unknown)[] = []
  const later = <T>(thing: T, end: (thing: T) => Promise<unknown> | unknown): T => {
    ends.push(() => end(thing))
    return thing
  }
  try {
    const codes = TRIAL_TABLES.slice(0, tables)
    const ground = later(await layTrialGround(), (one) => one.stop())
    const product = later(await startProduct(ground), (one) => one.stop())
    await addTableGames(product, codes)
    const keysDir = product.config.VENDOR_KEYS_DIR
    const studio = later(await startStudio(ground, { walletPort: product.port, keysDir }), (one) => one.stop())
    const pool = (url: string): pg.Pool => later(createPool(url, { work: 'unbounded', max: 2 }), (one) => one.end())
    const [ofStudio, ofLedger] = [pool(studio.databaseUrl), pool(ground.ownerUrl)]
    const groups: Players[] = []
    for (const code of codes) {
      const people = await addPlayers(product, players + 1)
      const [mixer, ...seats] = await openSeats(studio, code, people)
      if (!mixer) throw new Error('nobody mixes the shoe')
      later(await mixShoes(studio.port, code, mixer), (stop) => stop())
      const table = tableByCode(code)
      const main = table ? placesOf(table).filter(({ isMain }) => isMain) : []
      const places = main.map((place) => place.code)
      for (let from = 0; from < seats.length; from += MOST_SOCKETS) {
        const group: Players = later(await startChild(join(import.meta.dirname, 'players.ts')), (one) => one.stop())
        groups.push(group)
        const some = seats.slice(from, from + MOST_SOCKETS)
        await group.ask({ what: 'open', port: studio.port, code, seats: some, places, stake: main[0]?.least ?? 0 })
      }
      print(`${players} players sit at ${code}`)
    }
    const before = await lastTransfer(ofLedger)
    const until = Date.now() + minutes * 60_000
    await Promise.all(groups.map((group) => group.ask({ what: 'play', until })))
    const isFinished = await untilFinished(ofStudio)
    const answers = await Promise.all(groups.map((group) => group.ask({ what: 'end' })))
    const phases = new Map(
      codes.map((code) => [code, answers.find(({ bets }) => bets[0]?.code === code)?.phases ?? []]),
    )
    const bets = answers.flatMap((answer) => answer.bets)
    const figures: Figures = {
      isFinished,
      answers,
      phases,
      bets,
      proof: await proveMoney(ofStudio, ofLedger, bets, before),
      late: await lateBets(ofStudio, phases),
    }
    const { lines, isPassed } = reportLines(figures)
    for (const line of lines) print(line)
    return isPassed
  } finally {
    for (const end of ends.toReversed()) await end()
  }
}

const addPlayers = async (product: Awaited<ReturnType<typeof startProduct>>, count: number): Promise<TestPlayer[]> => {
  const people: TestPlayer[] = []
  for (let from = 0; from < count; from += AT_ONCE)
    people.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(AT_ONCE, count - from) }, () => addPlayer(product as never, CASH)),
      )),
    )
  return people
}

/** Every round with a bet has ended, and the wallet has acknowledged everything. */
const untilFinished = async (studio: pg.Pool): Promise<boolean> => {
  for (const end = Date.now() + FINISH_MS; Date.now() < end; await sleep(500)) {
    const { rows } = await studio.query(
      `SELECT 1 FROM studio.table_round r WHERE NOT is_finished
         AND EXISTS (SELECT FROM studio.table_event e WHERE e.code = r.code AND e.round = r.round AND e.type = 'asked') LIMIT 1`,
    )
    if (rows.length === 0) return true
  }
  return false
}
