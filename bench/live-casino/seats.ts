import { createPool } from '@maru/postgres'
import { startSession } from '../../apps/studio/src/sessions/session.repository.ts'
import type { RunningStudio } from './studio.ts'

/** A player's page of a table: what it shows as its right, and the address that it comes from. */
export type Seat = { secret: string; address: string }

const AT_ONCE = 50

/** The address of the n-th player, as a proxy in front of the studio says it. */
export const addressOf = (n: number): string => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`

/** Sessions of players at a table, as the operator's launches make them. */
export const openSeats = async (
  { databaseUrl }: RunningStudio,
  code: string,
  players: readonly { playerId: string; token: string }[],
): Promise<Seat[]> => {
  const pool = createPool(databaseUrl, { work: 'unbounded', max: 4, name: 'bench seats' })
  const open = async ({ playerId, token }: { playerId: string; token: string }, n: number): Promise<Seat> => {
    const secret = await startSession(pool, {
      user: playerId,
      token,
      game_code: code,
      currency: 'KRW',
      lang: 'ko',
      operator_id: 1,
      country: 'KR',
      platform: 'GPL_DESKTOP',
      sub_partner_id: '1',
      lobby_url: 'http://localhost/',
      deposit_url: 'http://localhost/',
    })
    return { secret, address: addressOf(n) }
  }
  const seats: Seat[] = []
  for (let from = 0; from < players.length; from += AT_ONCE)
    seats.push(...(await Promise.all(players.slice(from, from + AT_ONCE).map((player, n) => open(player, from + n)))))
  await pool.end()
  return seats
}
