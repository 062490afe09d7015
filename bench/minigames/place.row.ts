import { randomUUID } from 'node:crypto'
import { type MiniSelection, minigameProduct } from '@maru/contract'
import { combinationPrice, marketsOf } from '@maru/draws'
import { openSession } from '../../apps/server/src/modules/identity/session.service.ts'
import { open, seal, wireKey } from '../../apps/server/src/platform/http/envelope.ts'
import { type Connection, requestOf } from '../connection.ts'
import type { Ground } from '../ground.ts'
import { askingSide, inProduct, reopen, type Setting } from '../http.setting.ts'
import { oursHolds, oursOf, SITE } from '../ledger.sides.ts'
import { type Compared, compare, type Side } from '../slices.ts'

const GAME = 'powerball'
const STAKE = 1_000
const MARGIN_BP = 760
/** From opening to closing: each slice is the last ten seconds of a round of its own. */
const LAST_MS = 10_000
/** Rounds whose draw is far away: they close, and nothing is drawn while it is measured. */
const FIRST_DRAW = Date.UTC(2035, 0, 1)
const FIVE_MINUTES = 300_000

type Choice = { selections: MiniSelection[]; price: number }

/** Every market of the power ball with every one of the sum: a member bets on each once in several seconds, for the same bet again would be a second press of the button. */
const choices: Choice[] = marketsOf[GAME]
  .filter(({ code }) => code.startsWith('power-ball'))
  .flatMap((ball) =>
    marketsOf[GAME]
      .filter(({ code }) => code.startsWith('sum'))
      .flatMap((sum) =>
        ball.outcomes.flatMap((one) =>
          sum.outcomes.map((other) => {
            const selections = [
              { market: ball.code, outcome: one },
              { market: sum.code, outcome: other },
            ]
            return { selections, price: combinationPrice(GAME, selections, MARGIN_BP).price }
          }),
        ),
      ),
  )

/** Bets of members in the last ten seconds before closing, through the envelope; beside it the same call of a foreign site, which the envelope alone refuses. */
export const minigamesPlace = (ground: Ground): Promise<Compared> =>
  inProduct(ground, async (setting) => {
    const { product, players, connections } = setting
    const key = wireKey(product.config.WIRE_KEY.toString('base64'))
    const authorization = product.config.SITE_AUTHORIZATION
    // What is measured is how fast bets are taken, not how soon a member may take no more.
    await ground.ours.query(
      'UPDATE minigames.limits SET maximum_win = 1000000000000, maximum_win_of_round = 1000000000000000',
    )
    await ground.ours.query('UPDATE minigames.game SET most_exposure = 1000000000000000')
    const tokens: string[] = []
    for (const { memberId } of players) tokens.push((await product.system((ctx) => openSession(ctx, memberId))).token)
    const sealedFor = (connection: number, siteId: number, roundId: string, n: number): Buffer => {
      const choice = choices[(connection * 7 + n) % choices.length] as Choice
      const bets = [{ slipId: randomUUID(), stake: STAKE, ...choice }]
      const body = { prodId: minigameProduct, type: GAME, roundId, bets, siteId }
      return requestOf(
        '/api/bet/betProc',
        { authorization, 'x-session-token': tokens[connection] as string },
        seal(key, body),
      )
    }
    const isCode = (code: string) => {
      let asked = 0
      return (body: string): boolean =>
        body.startsWith('{"d":"') &&
        (asked++ % 50 !== 0 || (open(key, JSON.parse(body)) as { resultCode?: string }).resultCode === code)
    }
    const foreign = players.map((_, n) => sealedFor(n, SITE + 998, roundIdAt(0), n))
    return compare(
      ground,
      placingSide(ground, setting, sealedFor, isCode('0')),
      askingSide(connections, (n) => foreign[n] as Buffer, isCode('E401')),
      product.pid,
    )
  })

let rounds = 0
const drawAt = (round: number): string => new Date(FIRST_DRAW + round * FIVE_MINUTES).toISOString()
const roundIdAt = (round: number): string => drawAt(round).replace('.000Z', 'Z')

const placingSide = (
  ground: Ground,
  setting: Setting,
  sealedFor: (connection: number, siteId: number, roundId: string, n: number) => Buffer,
  isRight: (body: string) => boolean,
): Side => {
  const { connections } = setting
  const holds = oursHolds(oursOf(ground))
  const queues = connections.map((): Buffer[] => [])
  let perSlice = 4
  let begun = 0
  /** Of each connection by itself: drawn from one count, a member would come to the same bet twice within seconds. */
  const sent = connections.map(() => 0)
  let round = 0
  const next = (connection: number): Buffer => {
    const n = sent[connection] ?? 0
    sent[connection] = n + 1
    return sealedFor(connection, SITE, roundIdAt(round), n)
  }
  return {
    name: 'bets',
    callers: connections.length,
    prepare: async () => {
      round = ++rounds
      perSlice = Math.max(perSlice, Math.ceil((begun / connections.length) * 1.5))
      begun = 0
      for (const [connection, queue] of queues.entries()) {
        queue.length = 0
        while (queue.length < perSlice) queue.push(next(connection))
      }
      await reopen(setting)
      await ground.ours.query(
        `INSERT INTO minigames.round (site_id, game, draw_at, source, opens_at, closes_at)
         VALUES ($1, $2, $3, 'feed', now() - interval '5 minutes', now() + $4 * interval '1 millisecond')`,
        [SITE, GAME, drawAt(round), LAST_MS],
      )
      await holds.begin()
    },
    act: async (connection) => {
      begun++
      const { body } = await (connections[connection] as Connection).ask(queues[connection]?.pop() ?? next(connection))
      if (!isRight(body)) throw new Error(`a bet was not taken: ${body}`)
      return true
    },
    check: holds.check,
    close: async () => {},
  }
}
