import { setTimeout as sleep } from 'node:timers/promises'
import type { TableMessage } from '../../../apps/studio/src/tables/table-shapes.ts'
import type { PhaseSaid } from './cadence.ts'
import { Order } from './order.ts'
import type { PlayersAnswer } from './players-shapes.ts'

const OF_TABLE = Buffer.from('MESSAGE\nsubscription:0\n')
const BODY = Buffer.from('\n\n')
/** The first fields of every message of a table. */
const HEAD = /^\{"seq":(\d+),"term":(\d+),"now":(\d+),"t":"([a-z]+)"/
const HEAD_LENGTH = 120

/** What the sockets of one table in this process have got. The first one is read whole: it says when betting begins. */
export const createTableSeen = () => {
  const orders: Order[] = []
  const phases: PhaseSaid[] = []
  const results = new Map<number, { saidAt: number; sockets: number; lastAt: number }>()
  let messages = 0
  const seen = {
    onBetting: (_round: number, _endsAt: number): void => {},
    socket(n: number) {
      const order = new Order()
      orders[n] = order
      return (bytes: Buffer, from: number, to: number): void => {
        if (bytes.compare(OF_TABLE, 0, OF_TABLE.length, from, from + OF_TABLE.length) !== 0) return
        const body = bytes.indexOf(BODY, from) + BODY.length
        const [, seq, term, saidAt, type] = HEAD.exec(bytes.toString('latin1', body, body + HEAD_LENGTH)) ?? []
        if (seq === undefined) throw new Error('a message of a table without its number')
        messages++
        order.take({ seq: Number(seq), term: Number(term), isWhole: type === 'table' })
        if (type === 'result') noteResult(Number(seq), Number(saidAt))
        if (n === 0) read(JSON.parse(bytes.toString('utf8', body, to - 1)) as TableMessage)
      }
    },
    /** What the furthest socket has, all have; or the time is over, and what lacks is lost. */
    async untilAllHave(ms: number): Promise<void> {
      const wanted = Math.max(...orders.map(({ seq }) => seq))
      for (const end = Date.now() + ms; Date.now() < end; await sleep(50))
        if (orders.every(({ seq }) => seq >= wanted)) return
      for (const order of orders) order.lost += Math.max(0, wanted - order.seq)
    },
    all(): Omit<PlayersAnswer, 'bets'> {
      const whole = [...results.values()].filter(({ sockets }) => sockets === orders.length)
      const sum = (of: (order: Order) => number): number => orders.reduce((all, order) => all + of(order), 0)
      return {
        phases,
        resultMs: whole.map(({ saidAt, lastAt }) => lastAt - saidAt),
        messages,
        lost: sum(({ lost }) => lost),
        disordered: sum(({ disordered }) => disordered),
      }
    },
  }
  const noteResult = (seq: number, saidAt: number): void => {
    const result = results.get(seq) ?? { saidAt, sockets: 0, lastAt: 0 }
    result.sockets++
    result.lastAt = Date.now()
    results.set(seq, result)
  }
  const read = (message: TableMessage): void => {
    const row = message.t === 'table' ? message.table.row : 'row' in message ? message.row : undefined
    const last = phases.at(-1)
    if (!row || (last?.round === row.round && last.phase === row.phase && last.startedAt === row.startedAt)) return
    phases.push({ ...row, saidAt: message.now })
    if (row.phase === 'betting' && row.endsAt !== null) seen.onBetting(row.round, row.endsAt)
  }
  return seen
}
