import type { Action, Phase } from '@maru/live-games'
import type { CallAnswer, CallAsked, TableHandlers, TableLink } from '../../pages/src/live/store/table-link.ts'
import type { TableAnswer, TableMessage, TableShown } from '../../src/tables/table-shapes.ts'
import type { TileShown } from '../../src/tables/tile-shapes.ts'
import { SimulatedBlackjack } from './simulated-blackjack.ts'
import { simulatedChat } from './simulated-chat.ts'
import { SimulatedTable } from './simulated-table.ts'
import { codes, tableSaid } from './tables.ts'

/** `at` stops a table at a phase, `after` so many ms into it: for pictures; it goes on by `step`. `stakes` are one's own there. */
export type Options = {
  seed: number
  at: Phase | undefined
  after: number
  step: number
  stakes: { [place: string]: number }
  withCut: boolean
  walletMs: number
  /** A stream in the place of the drawn room. */
  video: TableShown['video']
  /** Why nothing can be laid: for pictures, together with `at`. */
  idle: Idle | undefined
  /** Blackjack: one's own seat, and what one's own hand did before the picture. */
  seat: number | null
  /** Goes on from there to one's own turn. */
  toTurn: boolean
  acts: readonly Action[]
}

export const idles = ['asleep', 'paused', 'closed', 'not-mixed', 'lost'] as const
export type Idle = (typeof idles)[number]

type Playing = Pick<SimulatedTable, 'said' | 'bets' | 'row' | 'advance' | 'layOthers' | 'snapshot' | 'own' | 'record'>

const TICK_MS = 100
const OTHERS_EVERY = 7
/** The studio's clock is another than the page's. */
const SKEW_MS = 3_210

export function simulatedLink(options: Options): TableLink {
  const tables = new Map<string, Playing>()
  const handlers = new Map<string, TableHandlers>()
  const begun = Date.now()
  const studioNow = () => Date.now() + SKEW_MS
  let frozenAt: number | undefined

  const tableOf = (code: string): Playing => {
    const known = tables.get(code)
    if (known) return known
    const said = tableSaid(code)
    const table =
      said.game === 'blackjack'
        ? new SimulatedBlackjack(said, options.seed, begun + SKEW_MS)
        : new SimulatedTable(said, options.seed, begun + SKEW_MS, options.withCut)
    if (table instanceof SimulatedBlackjack) table.sit(options.seat)
    tables.set(code, table)
    for (let bet = 0; bet < 24; bet++) table.layOthers(begun)
    if (options.at) freeze(table)
    return table
  }

  const withVideo = (message: TableMessage & { t: 'table' }): TableMessage => ({
    ...message,
    table: { ...idleTable(message.table, options.idle), video: options.video },
  })

  const freeze = (table: Playing) => {
    table.bets.ask('stakes', options.stakes)
    table.bets.accept('stakes')
    let now = begun + SKEW_MS
    while (table.row.phase !== options.at) {
      now = table.row.endsAt ?? now
      table.advance(now)
    }
    frozenAt = table.row.startedAt + options.after
    if (table instanceof SimulatedBlackjack && options.toTurn) toOwnTurn(table)
  }

  /** Goes on until one's own hand has to decide. */
  const toOwnTurn = (table: SimulatedBlackjack) => {
    const left = [...options.acts]
    while (table.row.phase === 'dealing' && table.turn) {
      const at = (table.row.endsAt ?? 0) - 6_000
      frozenAt = at
      if (table.turn.seat !== table.ownSeat) table.advance(at)
      else {
        const action = left.shift()
        const step = (table.snapshot(at).table.deal as { step: number }).step
        if (!action || table.act(step, action, at).length === 0) return
      }
    }
  }

  const tick = (count: number) => {
    for (const [code, table] of tables) {
      const to = handlers.get(code)
      if (!to || frozenAt !== undefined) continue
      for (const message of table.advance(studioNow())) to.message(message)
      const bets = count % OTHERS_EVERY === 0 ? table.layOthers(studioNow()) : undefined
      if (bets) to.message(bets)
      if (table.row.phase === 'result' || table.row.phase === 'betting') to.own(table.own())
    }
  }
  let count = 0
  setInterval(() => tick(count++), TICK_MS)
  /** A stopped table goes on by so many ms at each full stop that is pressed: for pictures of a whole round. */
  addEventListener('keydown', ({ key }) => {
    if (key !== '.' || frozenAt === undefined) return
    frozenAt += options.step
    for (const [code, table] of tables) {
      for (const message of table.advance(frozenAt)) handlers.get(code)?.message(message)
      handlers.get(code)?.own(table.own())
    }
  })

  const lay = async (code: string, asked: CallAsked<'place'>): Promise<TableAnswer> => {
    const table = tableOf(code)
    if (table.row.phase !== 'betting' || table.row.round !== asked.round)
      return { outcome: 'refused', reason: 'late', own: table.own() }
    for (const [place, amount] of Object.entries(asked.chips)) {
      const limit = table.said.places.find((one) => one.code === place)
      const held = table.own().held[place] ?? 0
      if (limit && held + amount > limit.most)
        return { outcome: 'refused', reason: 'place-most', most: limit.most, own: table.own() }
      if (limit && held + amount < limit.least)
        return { outcome: 'refused', reason: 'place-least', most: limit.least, own: table.own() }
    }
    table.bets.ask(asked.change, asked.chips)
    handlers.get(code)?.own(table.own())
    await new Promise((resolve) => setTimeout(resolve, options.walletMs))
    table.bets.accept(asked.change)
    return { outcome: 'done', own: table.own() }
  }

  const answers: { [name: string]: (code: string, asked: never) => unknown } = {
    place: lay,
    undo: (code: string, { change }: CallAsked<'undo'>): TableAnswer => {
      tableOf(code).bets.undo(change)
      return { outcome: 'done', own: tableOf(code).own() }
    },
    seat: (code: string, { seat }: CallAsked<'seat'>): TableAnswer => {
      const table = tableOf(code) as SimulatedBlackjack
      table.sit(seat)
      handlers.get(code)?.message(table.snapshot(studioNow()))
      return { outcome: 'done', own: table.own() }
    },
    act: (code: string, { step, action }: CallAsked<'act'>): TableAnswer => {
      const table = tableOf(code) as SimulatedBlackjack
      const seat = table.ownSeat
      const stake = table.own().held[`seat-${seat}`] ?? 0
      const hand = table.turn?.hand ?? 0
      const messages = table.act(step, action, studioNow())
      if (messages.length === 0) return { outcome: 'refused', reason: 'no-turn', own: table.own() }
      if (action === 'double' || action === 'split') {
        const place = action === 'split' ? `seat-${seat}-split` : `seat-${seat}-double-${hand}`
        const change = crypto.randomUUID()
        table.bets.ask(change, { [place]: stake })
        table.bets.accept(change)
      }
      for (const message of messages) handlers.get(code)?.message(message)
      return { outcome: 'done', own: table.own() }
    },
    seedCommitment: (code: string): TableAnswer => ({ outcome: 'done', own: tableOf(code).own() }),
    seed: (code: string): TableAnswer => ({ outcome: 'done', own: tableOf(code).own() }),
    shown: (code: string) => ({ message: tableOf(code).snapshot(studioNow()), own: tableOf(code).own() }),
    describe: (code: string) => tableSaid(code),
    shoes: () => ({ shoes: [{ shoe: 20, rounds: 60, endedAt: begun }] }),
    shoe: (code: string) => ({ record: tableOf(code).record ?? null }),
  }

  const chat = simulatedChat(studioNow)
  return {
    now: () => (frozenAt === undefined ? Date.now() : frozenAt - SKEW_MS),
    listen(code, to) {
      handlers.set(code, to)
      const table = tableOf(code)
      const say = () => {
        to.up()
        to.message(withVideo(table.snapshot(frozenAt ?? studioNow())))
        to.own(table.own())
        to.chat(chat.all())
        if (options.idle === 'lost') to.down()
      }
      setTimeout(say, 60)
      return { again: say, stop: () => void handlers.delete(code) }
    },
    tiles(receive) {
      const send = () => receive(codes.map((code) => tileOf(tableOf(code))))
      const timer = setInterval(send, 1_000)
      setTimeout(send, 100)
      return () => clearInterval(timer)
    },
    async chat(code, _, asked) {
      const news = chat.take(asked)
      if (news) handlers.get(code)?.chat(news)
      return { outcome: 'done' }
    },
    async call(code, name, asked) {
      return (await answers[name]?.(code, asked as never)) as CallAnswer<typeof name>
    },
  }
}

function idleTable(table: TableShown, idle: Idle | undefined): TableShown {
  if (idle === 'closed') return { ...table, state: idle }
  if (idle === 'not-mixed') return { ...table, shoe: table.shoe && { ...table.shoe, seeds: 0, takesBets: false } }
  if (idle !== 'asleep' && idle !== 'paused') return table
  const row = { ...table.row, phase: 'asleep' as const, endsAt: null }
  return { ...table, row, state: idle === 'paused' ? idle : 'open' }
}

function tileOf(table: Playing): TileShown {
  const { table: shown } = table.snapshot(0)
  const { code, name, game } = table.said
  return {
    code,
    name: { ko: name, en: name, vn: name },
    game,
    row: shown.row,
    heads: 40,
    seats: null,
    past: shown.past,
  }
}
