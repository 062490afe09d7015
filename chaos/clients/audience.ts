import { setTimeout as sleep } from 'node:timers/promises'
import { connectOnce } from '@maru/postgres'
import type { Evidence } from '../checks/check.ts'
import type { Arena } from './arena.ts'
import { type Intrusions, intrude } from './intruder.ts'
import { listen, type OnPublic, type Received } from './listener.ts'
import type { Browser } from './wire.ts'

export type Audience = {
  /** Until all listen and nothing new is received for a while. Processes that died had messages to deliver: others do that half a minute later, here at once. */
  untilQuiet(ownerUrl: string): Promise<void>
  /** What was received until now. */
  leave(): Promise<NonNullable<Evidence['live']>>
}
type Seat = { memberId: number; browser: Browser }

const GUESTS = 2
const LOOK_MS = 250
const CALM_LOOKS = 8
const LONGEST_MS = 30_000
/** Each server looks this often for what dead ones left, and once more. */
const SWEEP_MS = 6_000
const END_LEASES = 'UPDATE platform.outbox SET lease_until = now(), next_attempt_at = now() WHERE dead_at IS NULL'

/** Everybody who listens: each member, guests, and one who tries to listen to others. */
export const seatAudience = (
  arena: Pick<Arena, 'seed' | 'servers' | 'people' | 'isClosing'>,
  seats: readonly Seat[],
  publicTopics: readonly string[] = [],
  onPublic?: OnPublic,
): Audience => {
  const listeners = [
    ...seats.map((seat) => listen(arena, `listener of ${seat.memberId}`, seat)),
    ...Array.from({ length: GUESTS }, (_, no) => listen(arena, `guest ${no}`, undefined, publicTopics, onPublic)),
  ]
  const intrusions: Intrusions = { attempts: 0, refused: 0, received: [] }
  const intruding = intrude(
    arena,
    seats.map(({ browser }) => browser),
    intrusions,
  )
  const received = (): Received[] => listeners.map((listener) => listener.received)
  return {
    async untilQuiet(ownerUrl) {
      const until = Date.now() + LONGEST_MS
      const untilCalm = async (): Promise<void> => {
        let [calm, before] = [0, '']
        while (Date.now() < until && calm < CALM_LOOKS) {
          await sleep(LOOK_MS)
          const now = JSON.stringify(received().map(({ balance, connections }) => [balance, connections.length]))
          calm = now === before && received().every(isListening) ? calm + 1 : 0
          before = now
        }
      }
      await untilCalm()
      const { rowCount } = await connectOnce(ownerUrl, (client) => client.query(END_LEASES))
      if (!rowCount) return
      await sleep(SWEEP_MS)
      await untilCalm()
    },
    async leave() {
      await intruding
      const live = structuredClone({ received: received(), intrusions })
      await Promise.all(listeners.map((listener) => listener.stop()))
      return live
    },
  }
}

const isListening = ({ connections }: Received): boolean => {
  const last = connections.at(-1)
  return last?.subscribedAt !== undefined && last.endedAt === undefined
}
