import { randomUUID } from 'node:crypto'
import type { TableAnswer } from '../../apps/studio/src/tables/table-shapes.ts'
import { type Connection, openConnection, requestOf } from '../connection.ts'
import type { Seat } from './seats.ts'

const PLACES = ['player', 'banker', 'tie'] as const

/** A call of a page. */
export const tableRequest = (code: string, call: string, { secret, address }: Seat, body: object): Buffer =>
  requestOf(
    `/play-api/table/${code}/${call}`,
    { authorization: `Bearer ${secret}`, 'x-forwarded-for': address },
    JSON.stringify(body),
  )

/** Players at a table of baccarat who take turns on some connections; each connection always waits for one bet. */
export const openBettors = (
  { port }: { port: number },
  code: string,
  seats: readonly Seat[],
  { stake, connections: count }: { stake: number; connections: number },
) => {
  const connections: (Connection | undefined)[] = Array.from({ length: count })
  const turns = connections.map((_, n) => seats.filter((_seat, at) => at % count === n))
  const reopen = async (): Promise<void> => {
    for (const n of connections.keys()) if (!connections[n]?.isOpen()) connections[n] = await openConnection(port)
  }
  const place = async (seat: Seat, connection: Connection, round: number, n: number): Promise<void> => {
    const chips = { [PLACES[n % PLACES.length] as string]: stake }
    const request = tableRequest(code, 'place', seat, { round, change: randomUUID(), chips })
    for (;;) {
      const { body } = await connection.ask(request)
      const answer = JSON.parse(body) as TableAnswer
      // The wallet has not answered yet: asked again with the same ids.
      if (answer.outcome === 'pending') continue
      if (answer.outcome !== 'done') throw new Error(`a bet was not taken: ${body}`)
      return
    }
  }
  return {
    /** Every player opens its page of the table. */
    async come(): Promise<void> {
      await reopen()
      const show = async (own: readonly Seat[], n: number): Promise<void> => {
        for (const seat of own) await connections[n]?.ask(tableRequest(code, 'shown', seat, {}))
      }
      await Promise.all(turns.map(show))
    },
    /** For so long; those that were taken. */
    async bet(round: number, ms: number): Promise<{ bets: number; seconds: number }> {
      await reopen()
      const start = performance.now()
      let bets = 0
      const play = async (own: Seat[], n: number): Promise<void> => {
        while (performance.now() - start < ms) {
          const seat = own.shift() as Seat
          own.push(seat)
          await place(seat, connections[n] as Connection, round, bets)
          bets++
        }
      }
      await Promise.all(turns.map(play))
      return { bets, seconds: (performance.now() - start) / 1_000 }
    },
  }
}
