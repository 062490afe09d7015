import { join } from 'node:path'
import { createPool } from '@maru/postgres'
import { closeSettling, settleDue, settlingOf } from '../../apps/server/src/modules/sportsbook/settle/settle.service.ts'
import type { Db } from '../../apps/server/src/platform/db/index.ts'
import { settleOneByOne } from '../baselines/settle-one-by-one.ts'
import { bareServer, environmentOf } from '../contexts.ts'
import type { Ground } from '../ground.ts'
import { endProduct } from '../http.setting.ts'
import { SITE } from '../ledger.sides.ts'
import { STAKE, settlementHolds } from '../settle/round.ts'
import { type Compared, compare, type Side } from '../slices.ts'
import { fillEvent, MARKET, type OpenTicket, openTickets, PRICE } from './tickets.ts'

const CONNECTIONS = 8
/** More than a side can settle in one slice of a second. */
const MOST_PER_SECOND = 30_000
const PAYOUT = (STAKE * PRICE) / 1_000

/** 200,000 tickets on one event, in chunks, from the result that is stored to the purses; beside it the same one transaction each. */
export const sportsSettle = async (ground: Ground): Promise<Compared> => {
  // Its clock would settle the same tickets.
  await endProduct(ground)
  const compared = await compare(ground, chunkSide(ground), oneByOneSide(ground))
  await addUpProfit(ground)
  return compared
}

/** What a clock of the product does: left undone, it would be work of the row after this. */
const addUpProfit = async ({ ours }: Ground): Promise<void> => {
  for (let added = 1; added > 0; )
    added = (await ours.query('SELECT sportsbook.add_up_profit(20000)::int AS added')).rows[0].added
}

const chunkSide = (ground: Ground): Side => {
  const { contexts, stop } = bareServer(environmentOf(ground.oursUrl, join(ground.dataDir, 'sports-settle')))
  const holds = settlementHolds(ground)
  const next = nextEvent(ground, (MOST_PER_SECOND * ground.size.sliceMs) / 1_000 / 2, true)
  let end = 0
  return {
    name: 'chunks',
    callers: 1,
    prepare: async () => {
      await next()
      await holds.begin()
      end = performance.now() + ground.size.sliceMs
    },
    act: async () => {
      const until = new AbortController()
      const timer = setTimeout(() => until.abort(), Math.max(1, end - performance.now()))
      const settled = await settleDue({ ...settlingOf(contexts), stop: until })
      clearTimeout(timer)
      return settled
    },
    check: holds.check,
    close: async () => {
      await closeSettling(contexts)
      await stop()
    },
  }
}

const WRITE_TICKET = `UPDATE sportsbook.ticket SET state = 'settled', payout = $4, settled_at = now() WHERE site_id = $1 AND member_id = $2 AND ticket_id = $3`
const WRITE_LEG = `UPDATE sportsbook.leg SET state = $4, result_version = 1 WHERE site_id = $1 AND member_id = $2 AND ticket_id = $3 AND market_key = '${MARKET}'`

const oneByOneSide = (ground: Ground): Side => {
  const pool = createPool(ground.oursUrl, { work: 'unbounded', max: CONNECTIONS, name: 'bench one by one' })
  const holds = settlementHolds(ground)
  const next = nextEvent(ground, (MOST_PER_SECOND * ground.size.sliceMs) / 1_000 / 8, false)
  let tickets: OpenTicket[] = []
  return {
    name: 'one by one',
    callers: CONNECTIONS,
    prepare: async () => {
      tickets = await openTickets(ground, await next())
      await holds.begin()
    },
    act: async () => {
      const ticket = tickets.pop()
      if (!ticket) throw new Error('the tickets of the slice are used up')
      const { ticketId, ref } = ticket
      const isWon = ref.wagerId % 2 === 1
      const key = [SITE, ref.memberId, ticketId]
      const also = async (db: Db, payout: number) => {
        await db.named('one.ticket', WRITE_TICKET, [...key, payout])
        await db.named('one.leg', WRITE_LEG, [...key, isWon ? 'won' : 'lost'])
      }
      return settleOneByOne(pool, SITE, ref, isWon ? PAYOUT : 0, isWon ? 'won' : 'lost', also)
    },
    check: holds.check,
    close: async () => pool.end(),
  }
}

/** The event under way, or a fresh one when too few of its tickets are open for another slice. */
const nextEvent = (ground: Ground, needed: number, hasResult: boolean) => {
  let event: number | undefined
  return async (): Promise<number> => {
    if (event === undefined || (await openTickets(ground, event)).length < needed)
      event = await fillEvent(ground, hasResult)
    return event
  }
}
