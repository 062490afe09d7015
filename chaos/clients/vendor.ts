import { setTimeout as sleep } from 'node:timers/promises'
import {
  fromWireAmount,
  outcomeOf,
  type RsStatus,
  SIGNATURE_HEADER,
  sign,
  toWireAmount,
  walletPath,
} from '@maru/vendor-wallet'
import { GAME, VENDOR } from '../../apps/server/src/modules/games/adapters/vendor-wallet.fixture.ts'
import type { Observed, Operation } from '../history.ts'
import { randomOf } from '../random.ts'
import { type Arena, once, persist, type Send } from './arena.ts'
import { drawRound, type Round, type Step } from './round.ts'
import type { Table } from './table.ts'

/** A vendor's game of one player: round after round until the arena closes; what is begun is brought to its end. */
export const playGame = async (arena: Arena, table: Table, name: string): Promise<void> => {
  const afterwards: Promise<void>[] = []
  for (let no = 0; !arena.isClosing(); no++) {
    const random = randomOf(arena.seed, `${name}/${no}`)
    const noise = randomOf(arena.seed, `${name}/${no}/noise`)
    while (table.isOver && !arena.isClosing()) {
      await table.launch(noise)
      if (table.isOver) await sleep(noise.between(100, 400))
    }
    await playRound(arena, table, drawRound(random), noise, afterwards)
    // Without a pause no withdrawal would ever find all rounds ended.
    if (random.chance(0.3)) await sleep(random.between(200, 1_500))
  }
  await Promise.all(afterwards)
}

const playRound = async (
  arena: Arena,
  table: Table,
  { round, steps }: Round,
  noise: ReturnType<typeof randomOf>,
  afterwards: Promise<void>[],
): Promise<void> => {
  let together: Promise<void>[] = []
  for (const step of steps) {
    if (!step.isBesideLast) {
      await Promise.all(together)
      together = []
      await sleep(noise.between(0, 60))
    }
    together.push(carryOut(step))
  }
  await Promise.all(together)

  async function carryOut(step: Step): Promise<void> {
    const operation = arena.history.invoke({
      kind: step.verb,
      id: step.id,
      memberId: table.player.memberId,
      amount: step.amount,
      round,
      ...(step.reference === undefined ? {} : { reference: step.reference }),
    })
    const send = sending(arena, table, operation, step)
    const asked = persist(arena, noise, operation, step.tries, send)
    await Promise.all([asked, step.how === 'twice' ? once(arena, noise, operation, send) : undefined])
    if (step.how === 'late')
      afterwards.push(sleep(noise.between(200, 2_000)).then(() => void once(arena, noise, operation, send)))
  }
}

const sending = (arena: Arena, table: Table, operation: Operation, step: Step): Send => {
  const { verb, id, reference, amount, endsRound } = step
  const { token } = table
  const body = JSON.stringify({
    user: table.player.playerId,
    token,
    request_uuid: id,
    transaction_uuid: id,
    ...(reference === undefined ? {} : { reference_transaction_uuid: reference }),
    round: operation.round,
    round_closed: endsRound,
    game_code: GAME,
    ...(verb === 'rollback' ? {} : { currency: 'KRW', amount: toWireAmount(amount) }),
  })
  const question = {
    path: walletPath(VENDOR, verb),
    headers: { [SIGNATURE_HEADER]: sign(body, arena.people.vendorKey) },
    body,
  }
  return async (server) => {
    const { status, body: text } = await arena.ask(server.door, question)
    if (status !== 200) return { outcome: 'unknown', said: `HTTP ${status}` }
    const observed = observedIn(JSON.parse(text))
    if (observed.said === 'RS_ERROR_TOKEN_EXPIRED') table.turnedAway(token)
    return observed
  }
}

const observedIn = ({ status, balance }: { status: RsStatus; balance?: number }): Observed => {
  const meant = outcomeOf(status)
  if (meant === 'unknown') return { outcome: 'unknown', said: status }
  return {
    outcome: meant === 'done' ? 'acknowledged' : 'refused',
    said: status,
    ...(balance === undefined ? {} : { balance: fromWireAmount(balance) }),
  }
}

/** What the vendor is answered that a player has; undefined where nobody answers. */
export const balanceAtVendor = async (
  arena: Arena,
  { player, token }: Table,
  door: number,
): Promise<number | undefined> => {
  const body = JSON.stringify({
    user: player.playerId,
    token,
    request_uuid: randomOf(arena.seed, token).uuid(),
  })
  const headers = { [SIGNATURE_HEADER]: sign(body, arena.people.vendorKey) }
  const reply = await arena.ask(door, { path: walletPath(VENDOR, 'balance'), headers, body }).catch(() => undefined)
  const observed =
    reply?.status === 200 ? (JSON.parse(reply.body) as { status: RsStatus; balance?: number }) : undefined
  return observed?.status === 'RS_OK' && observed.balance !== undefined ? fromWireAmount(observed.balance) : undefined
}
