import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { fromWireAmount, readPublicKey, SIGNATURE_HEADER, toWireAmount, verify } from '@maru/vendor-wallet'
import Fastify from 'fastify'
import { afterAll } from 'vitest'
import { type TestServer, testServer } from '../../../testing/context.ts'
import { listing } from '../games.fixture.ts'
import { gamesOfExcluded, gamesOfSessions } from '../session.service.ts'
import { takeList } from '../sync-games.service.ts'
import { vendorByCode } from '../vendors/list.ts'
import { makePlatformKeys, vendorKeyFiles } from '../vendors/vendor-keys.ts'
import { replacePorts } from './ports.ts'
import { signedTransfers } from './signed-transfers.ts'
import type { TransferPort } from './transfer-port.ts'

/** What may go wrong with one call. `lost-before`: it never arrives; `lost-after`: it took effect, the answer is lost; `slow`: it takes effect when nobody waits any more. */
export const faults = [
  'none',
  'lost-before',
  'lost-after',
  'garbage',
  'slow',
  'doubled',
  'refused',
  'other-amount',
  'other-id',
  'error-after',
  'accepted',
] as const
export type Fault = (typeof faults)[number]

type Order = { user: string; transfer_uuid: string; currency: string; amount: number; kind?: 'credit' | 'debit' }
type Outcome = { status: 'done' | 'refused'; reason?: string }
type Call = 'credit' | 'debit' | 'status' | 'balance'

/** A vendor that keeps purses, as docs/guides/connect-a-transfer-vendor.md wants it, over HTTP, with the faults of a test. */
export class PurseVendor {
  readonly purses = new Map<string, number>()
  readonly outcomes = new Map<string, Outcome & { kind: 'credit' | 'debit' }>()
  readonly asked: { call: Call; isSigned: boolean }[] = []
  openRounds = 0
  launchStatus = 200
  /** A defect: a credit is taken though it was forbidden. */
  forgetsForbidden = false
  /** Taken from the front, one for each call; then none. */
  plan: Fault[] = []
  /** Once. */
  kill: { call: Call; when: 'before' | 'after' } | undefined
  /** Calls that take effect late are over. */
  late: Promise<unknown>[] = []

  execute(kind: 'credit' | 'debit', { user, transfer_uuid, amount }: Order): Outcome {
    const stored = this.outcomes.get(transfer_uuid)
    const known = this.forgetsForbidden && stored?.reason === 'never-executed' ? undefined : stored
    if (known) return known.kind === kind ? known : { status: 'refused', reason: 'other' }
    const sum = fromWireAmount(amount)
    const before = this.purses.get(user) ?? 0
    const outcome: Outcome =
      kind === 'debit' && this.openRounds > 0
        ? { status: 'refused', reason: 'open-round' }
        : kind === 'debit' && before < sum
          ? { status: 'refused', reason: 'not-enough-money' }
          : { status: 'done' }
    if (outcome.status === 'done') this.purses.set(user, kind === 'credit' ? before + sum : before - sum)
    this.outcomes.set(transfer_uuid, { ...outcome, kind })
    return outcome
  }

  /** What was not executed by now never will be. */
  status(order: Order): Outcome {
    const kind = order.kind ?? 'credit'
    const known = this.outcomes.get(order.transfer_uuid)
    if (!known) this.outcomes.set(order.transfer_uuid, { status: 'refused', reason: 'never-executed', kind })
    return this.outcomes.get(order.transfer_uuid) as Outcome
  }

  /** The member's play: won or lost there. */
  play(user: string, by: number): void {
    this.purses.set(user, Math.max(0, (this.purses.get(user) ?? 0) + by))
  }

  all(): number {
    return [...this.purses.values()].reduce((sum, one) => sum + one, 0)
  }
}

export const PURSE_VENDOR = 'studio-purse'
export const PURSE_GAME = 'koi'
/** The next answer comes after nobody waits any more. */
const SLOW_MS = 220
const patienceOf = ({ plan }: PurseVendor): number => (plan[0] === 'slow' ? 150 : 5_000)

/** The process ends right before it asks the vendor, or right after the answer: what it would have written then is missing. */
export class Killed extends Error {}

const killing = (vendor: PurseVendor, port: () => TransferPort): TransferPort => {
  const around = async <T>(call: keyof TransferPort, ask: () => Promise<T>): Promise<T> => {
    const kill = vendor.kill?.call === call ? vendor.kill.when : undefined
    if (kill) vendor.kill = undefined
    if (kill === 'before') throw new Killed(`before ${call}`)
    const reply = await ask()
    if (kill === 'after') throw new Killed(`after ${call}`)
    return reply
  }
  return {
    credit: (order) => around('credit', () => port().credit(order)),
    debit: (order) => around('debit', () => port().debit(order)),
    status: (order) => around('status', () => port().status(order)),
    balance: (player) => around('balance', () => port().balance(player)),
  }
}

/** A server of ours with that vendor in the place of the studio's purses. */
export const serverWithPurses = async (): Promise<{ server: TestServer; vendor: PurseVendor }> => {
  const vendor = new PurseVendor()
  const http = Fastify({ forceCloseConnections: true })
  let isSigned = (_body: string, _signature: string): boolean => false
  http.removeAllContentTypeParsers()
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  http.post('/purse/operator/generic/v2/game/:what', (_request, reply) =>
    vendor.launchStatus === 200
      ? reply.send({ url: 'http://localhost:9/play' })
      : reply.code(vendor.launchStatus).send({ error: 'no' }),
  )
  http.post('/operator/generic/v2/game/:what', (_request, reply) => reply.send({ url: 'http://localhost:9/play' }))
  http.post<{ Params: { call: Call } }>('/purse/operator/generic/v2/transfer/:call', async (request, reply) => {
    const { call } = request.params
    const body = request.body as string
    const order = JSON.parse(body) as Order
    vendor.asked.push({ call, isSigned: isSigned(body, String(request.headers[SIGNATURE_HEADER])) })
    const fault = vendor.plan.shift() ?? 'none'
    const balance = () => ({
      currency: order.currency,
      balance: toWireAmount(vendor.purses.get(order.user) ?? 0),
      open_rounds: vendor.openRounds,
    })
    const act = (): object =>
      call === 'balance'
        ? balance()
        : {
            ...(call === 'status' ? vendor.status(order) : vendor.execute(call, order)),
            transfer_uuid: order.transfer_uuid,
            currency: order.currency,
            amount: order.amount,
            ...(call === 'status' ? { kind: order.kind } : {}),
          }
    const cut = (): void => {
      reply.hijack()
      request.raw.socket.destroy()
    }
    switch (fault) {
      case 'lost-before':
        return cut()
      case 'lost-after':
        act()
        return cut()
      case 'garbage':
        return reply.type('application/json').send('{"transfer_uuid": 7, "status": "perhaps"')
      case 'slow': {
        const done = new Promise((resolve) => setTimeout(resolve, SLOW_MS))
        vendor.late.push(done.then(act))
        await done
        return reply.send(act())
      }
      case 'doubled':
        act()
        return reply.send(act())
      case 'refused':
        if (call === 'balance') return reply.code(503).send({ error: 'busy' })
        if (!vendor.outcomes.has(order.transfer_uuid) && call !== 'status')
          vendor.outcomes.set(order.transfer_uuid, { status: 'refused', reason: 'disabled', kind: call })
        return reply.send(act())
      case 'other-amount':
        return reply.send({ ...act(), amount: toWireAmount(1), currency: call === 'balance' ? 'EUR' : 'KRW' })
      case 'other-id':
        return reply.send({ ...act(), transfer_uuid: '00000000-0000-4000-8000-000000000000', open_rounds: -1 })
      case 'error-after':
        act()
        return reply.code(500).send({ error: 'no' })
      case 'accepted':
        return reply.code(202).send(act())
      default:
        return reply.send(act())
    }
  })
  await http.listen({ port: 0, host: '127.0.0.1' })
  afterAll(() => http.close())
  const { port } = http.server.address() as AddressInfo
  const server = await testServer({
    env: { STUDIO_URL: `http://localhost:${port}` },
    observers: { sessions: [gamesOfSessions], pauses: [gamesOfExcluded] },
  })
  const dir = server.config.VENDOR_KEYS_DIR
  makePlatformKeys(dir)
  const key = readPublicKey(readFileSync(vendorKeyFiles(dir, '').platformPublic, 'utf8'))
  isSigned = (body, signature) => verify(body, signature, key)
  const purses = vendorByCode(server.config, PURSE_VENDOR)
  if (!purses) throw new Error('no vendor keeps purses')
  replacePorts(server.config, (code) =>
    code === PURSE_VENDOR
      ? killing(vendor, () => signedTransfers(server.config, purses, patienceOf(vendor)))
      : undefined,
  )
  await server.system((ctx) => takeList(ctx, purses, [listing(PURSE_GAME), listing('drum')]))
  return { server, vendor }
}
