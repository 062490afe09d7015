import { setTimeout as sleep } from 'node:timers/promises'
import { type MinigameMessage, type MiniResultOut, minigames, minigameTopic, miniResults } from '@maru/contract'
import { open, seal } from '../../apps/server/src/platform/http/envelope.ts'
import type { Arena } from '../clients/arena.ts'
import type { OnPublic } from '../clients/listener.ts'
import { randomOf } from '../random.ts'

/** A result as somebody was shown it. */
export type MiniDraw = {
  /** Real, ms since 1970. */
  at: number
  by: 'call' | 'topic'
  game: string
  round: string
  numbers: readonly number[]
  powerBall: number | null
}

export const gameTopics: readonly string[] = minigames.map(minigameTopic)

/** What the topics publish of draws. */
export const noteDraws =
  (shown: MiniDraw[]): OnPublic =>
  (destination, body) => {
    if (!gameTopics.includes(destination)) return
    const { data2 } = JSON.parse(body) as MinigameMessage
    const game = destination.split('/').at(-1) ?? ''
    if (data2.draw) shown.push({ at: Date.now(), by: 'topic', game, round: data2.round.roundId, ...data2.draw })
  }

/** A guest who reads the newest results again and again, at either server. */
export const watchResults = async (arena: Arena, shown: MiniDraw[]): Promise<void> => {
  const { site } = arena.people
  for (let no = 0; !arena.isClosing(); no++) {
    const random = randomOf(arena.seed, `watcher/${no}`)
    await sleep(random.between(100, 400))
    const game = random.pick(minigames)
    const body = seal(site.key, { siteId: site.siteId, type: game, page: 1 })
    const asked = { path: miniResults.path, headers: { authorization: site.authorization }, body }
    const reply = await arena.ask(random.pick(arena.servers).door, asked).catch(() => undefined)
    const answer = reply?.status === 200 ? (open(site.key, JSON.parse(reply.body)) as { data?: unknown }) : undefined
    const { list = [] } = (answer?.data ?? {}) as { list?: MiniResultOut[] }
    const at = Date.now()
    for (const { roundId, draw } of list) if (draw) shown.push({ at, by: 'call', game, round: roundId, ...draw })
  }
}
