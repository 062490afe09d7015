import { type Session, sessionById } from '../../sessions/session.repository.ts'
import { noteEnded } from '../../sessions/status.service.ts'
import type { Engine } from './engine.ts'
import { loadPlayer, netOfSession } from './player.repository.ts'
import type { Publisher } from './publisher.ts'
import type { Purse } from './purses.ts'
import type { PlayerNow, TableNow } from './table-now.ts'
import type { AccountState } from './wallet-caller.ts'

/** Kept at once; what was forgotten is read again. */
const MOST_SESSIONS = 20_000

/** Players of a table and their sessions, each read once. */
export class People {
  readonly #engine: Engine
  readonly #publisher: Publisher
  readonly #now: () => TableNow
  readonly #sessions = new Map<string, Promise<Session>>()
  readonly #coming = new Map<string, Promise<PlayerNow>>()

  constructor(engine: Engine, publisher: Publisher, now: () => TableNow) {
    this.#engine = engine
    this.#publisher = publisher
    this.#now = now
  }

  sessionOf(id: string): Promise<Session> {
    if (this.#sessions.size >= MOST_SESSIONS) this.#sessions.clear()
    const known = this.#sessions.get(id) ?? sessionById(this.#engine.db, id)
    this.#sessions.set(id, known)
    known.catch(() => this.#sessions.delete(id))
    return known
  }

  /** With the name and the session of the last call. */
  async playerOf(key: string, name: string, session: string): Promise<PlayerNow> {
    const known =
      this.#now().players.get(key) ?? (await this.#coming.get(key)) ?? (await this.#load(key, name, session))
    known.name = name
    known.session = session
    known.seenAt = this.#engine.clock.now()
    const { net } = known.purse
    if (!net.has(session)) {
      const before = await netOfSession(this.#engine.db, session)
      if (!net.has(session)) net.set(session, before)
    }
    return known
  }

  /** What the wallet said of the account beside its answer. A balance that was asked for before the one that is known is not believed. */
  noteAccount(session: Session, key: string, { balance, askedAt, isEnded }: AccountState): void {
    const player = this.#now().players.get(key)
    if (player && balance !== undefined && askedAt >= player.purse.askedAt)
      Object.assign(player.purse, { balance, askedAt } satisfies Partial<Purse>)
    if (!isEnded) return
    const { log } = this.#engine
    void noteEnded(this.#engine, session).catch((error) => log.warn({ error }, 'an ended session was not noted'))
  }

  #load(key: string, name: string, session: string): Promise<PlayerNow> {
    const coming = loadPlayer(this.#engine.db, this.#now().table.code, key)
      .then((found) => {
        const player = { ...found, name, session, seenAt: 0, purse: this.#publisher.join(key) }
        this.#now().players.set(key, player)
        return player
      })
      .finally(() => this.#coming.delete(key))
    this.#coming.set(key, coming)
    return coming
  }
}
