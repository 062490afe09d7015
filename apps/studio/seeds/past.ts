import { createHash } from 'node:crypto'
import { createPool } from '@maru/postgres'
import { silentBus } from '@maru/stomp/bus'
import type { GameListing, GameUrlRequest } from '@maru/vendor-wallet'
import { seededRandom } from '../src/games/random.ts'
import { listedGames } from '../src/operator/game-list.ts'
import { playOpened, playRound } from '../src/rounds/play-round.service.ts'
import type { Round } from '../src/rounds/round.repository.ts'
import { payRound } from '../src/rounds/settle-round.service.ts'
import { type Session, sessionById, startSession } from '../src/sessions/session.repository.ts'
import { type Rounds, TIMING } from '../src/studio.ts'
import type { WalletClient } from '../src/wallet/wallet-client.ts'

/** A sitting in one game. `of` distinguishes one demo from another, `name` one sitting of it from another; the same name has the same luck in each. */
export type Sitting = { of: string; name: string }
export type PastRound = { number: number; bet: unknown; at: Date }
/** Whatever was done in part by a start that was cut short is done to its end when it is asked for again, and nothing twice. */
export type StudioPast = {
  games: readonly GameListing[]
  sit(sitting: Sitting, launch: GameUrlRequest, at: Date): Promise<void>
  /** False when the player has left the game, as after a bet that the operator refused. */
  play(sitting: Sitting, round: PastRound): Promise<boolean>
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
  const db = createPool(url.href, { work: 'unbounded', max: 2, name: 'studio past' })
  const studio = { db, wallet, timing: TIMING, log: console, bus: silentBus() }

  /** The session of a sitting; none when the last bet in it was refused. */
  const seatOf = async (sitting: Sitting, key: string): Promise<Session | undefined> => {
    const session = await sessionById(db, idOf(sitting))
    const { rows } = await db.query(
      `SELECT 1 FROM studio.round WHERE session_id = $1 AND request_key <> $2 AND state <> 'paid'`,
      [session.id, key],
    )
    return rows.length === 0 ? session : undefined
  }
  return {
    games: listedGames(),
    async sit(sitting, launch, at) {
      const id = idOf(sitting)
      // Left by a start that ended before the operator knew of it; one with rounds would not go.
      await db.query('DELETE FROM studio.session WHERE id = $1', [id])
      await startSession(db, launch, id)
      await db.query(
        `UPDATE studio.session SET started_at = $2::timestamptz, ends_at = $2::timestamptz + interval '12 hours' WHERE id = $1`,
        [id, at],
      )
    },
    async play(sitting, { number, bet, at }) {
      const key = idOf(sitting, number)
      const session = await seatOf(sitting, key)
      if (!session) return false
      const lucky = { ...studio, random: seededRandom(luckOf(seed, sitting, number)) }
      const played = await playRound(lucky, session, { key, bet })
      if ('refusal' in played) throw new Error(`a past round of ${session.gameCode}: ${played.refusal}`)
      const round = await toItsEnd(lucky, session, played.round)
      await db.query(
        'UPDATE studio.round SET created_at = $2, decided_at = $2, closed_at = $2, shown_at = $2 WHERE id = $1',
        [round.id, at],
      )
      return round.state === 'paid'
    },
    close: () => db.end(),
  }
}

/** A round may have been left open, or decided and not paid. */
const toItsEnd = async (studio: Rounds, session: Session, round: Round): Promise<Round> => {
  if (round.state === 'opened') return (await playOpened(studio, session, round)).round
  return round.state === 'decided' ? (await payRound(studio, session, round)).round : round
}

const digestOf = (...parts: unknown[]): Buffer => createHash('sha256').update(JSON.stringify(parts)).digest()

const idOf = ({ of, name }: Sitting, round?: number): string => {
  const hex = digestOf(of, name, round).toString('hex')
  // Version 8: made by rules of our own.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

const luckOf = (seed: number, { name }: Sitting, round: number): number => digestOf(seed, name, round).readUInt32LE()
