import { randomUUID } from 'node:crypto'
import { createPool } from '@maru/postgres'
import type { GameListing, GameUrlRequest } from '@maru/vendor-wallet'
import { seededRandom } from '../src/games/random.ts'
import { listedGames } from '../src/operator/game-list.ts'
import { playRound } from '../src/rounds/play-round.service.ts'
import { sessionBySecret, startSession } from '../src/sessions/session.repository.ts'
import { TIMING } from '../src/studio.ts'
import type { WalletClient } from '../src/wallet/wallet-client.ts'

/** A player's seat in one game. `play` answers false when the operator refused the bet. */
export type Seat = { play(bet: unknown, at: Date): Promise<boolean> }
export type StudioPast = {
  games: readonly GameListing[]
  sit(launch: GameUrlRequest, at: Date): Promise<Seat>
  close(): Promise<void>
}

/**
 * The studio in a demo's past: rounds as every other, by the same services and with repeatable chance, dated back to when they are said to
 * have been played, so that each of them can be watched again.
 */
export const openStudioPast = (databaseUrl: string, wallet: WalletClient, seed: number): StudioPast => {
  const url = new URL(databaseUrl)
  // Play money that nobody has seen yet: a commit need not wait for the disk.
  url.searchParams.set('options', '-c synchronous_commit=off')
  const db = createPool(url.href, { max: 2, name: 'studio past' })
  const studio = { db, wallet, random: seededRandom(seed), timing: TIMING, log: console }
  return {
    games: listedGames(),
    async sit(launch, at) {
      const session = await sessionBySecret(db, await startSession(db, launch))
      if (!session) throw new Error('a session ended as it began')
      await db.query(
        `UPDATE studio.session SET started_at = $2::timestamptz, ends_at = $2::timestamptz + interval '12 hours' WHERE id = $1`,
        [session.id, at],
      )
      return {
        async play(bet, at) {
          const played = await playRound(studio, session, { key: randomUUID(), bet })
          if ('refusal' in played) throw new Error(`a past round of ${session.gameCode}: ${played.refusal}`)
          await db.query(
            'UPDATE studio.round SET created_at = $2, decided_at = $2, closed_at = $2, shown_at = $2 WHERE id = $1',
            [played.round.id, at],
          )
          return played.round.state === 'paid'
        },
      }
    },
    close: () => db.end(),
  }
}
