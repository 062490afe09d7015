import { randomUUID } from 'node:crypto'
import type { TableAnswer } from '../../apps/studio/src/tables/table-shapes.ts'
import { type Connection, openConnection, requestOf } from '../connection.ts'
import type { Seat } from './seats.ts'

const PLACES = ['player', 'banker', 'tie'] as const

/** The call of a page that places a change. */
export const placeRequest = (code: string, { secret, address }: Seat, body: object): Buffer =>
  requestOf(
    `/play-api/table/${code}/place`,
    { authorization: `Bearer ${secret}`, 'x-forwarded-for': address },
    JSON.stringify(body),
  )

/** Players at a table of baccarat, each over a connection of its own, who always wait for one bet. */
export const openBettors = ({ port }: { port: number }, code: string, seats: readonly Seat[], stake: number) => {
  const connections: (Connection | undefined)[] = []
  const place = async (seat: Seat, connection: Connection, round: number, n: number): Promise<void> => {
    const chips = { [PLACES[n % PLACES.length] as string]: stake }
    const request = placeRequest(code, seat, { round, change: randomUUID(), chips })
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
    /** For so long; those that were taken. */
    async bet(round: number, ms: number): Promise<{ bets: number; seconds: number }> {
      for (const n of seats.keys()) if (!connections[n]?.isOpen()) connections[n] = await openConnection(port)
      const start = performance.now()
      let bets = 0
      const play = async (seat: Seat, n: number): Promise<void> => {
        while (performance.now() - start < ms) {
          await place(seat, connections[n] as Connection, round, bets)
          bets++
        }
      }
      await Promise.all(seats.map(play))
      return { bets, seconds: (performance.now() - start) / 1_000 }
    },
  }
}
