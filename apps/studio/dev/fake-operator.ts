import { type KeyObject, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  type BalanceRequest,
  type BetRequest,
  fromWireAmount,
  OPERATOR_CALLS,
  type OperatorCallName,
  type OperatorRequest,
  parseExactly,
  type RollbackRequest,
  type RsStatus,
  SIGNATURE_HEADER,
  sign,
  statusOfParseFailure,
  toWireAmount,
  verify,
  WALLET_CALLS,
  type WalletCallName,
  type WinRequest,
  type WireAmount,
  writeExactly,
} from '@maru/vendor-wallet'

/** What can go wrong with one callback, and whether it had its effect nevertheless. */
export const FAULTS = [
  'none',
  'cut-before',
  'cut-after',
  'error-before',
  'error-after',
  'late',
  'doubled',
  'unknown',
  'unknown-after',
] as const
export type Fault = (typeof FAULTS)[number]

interface Answer {
  status: RsStatus
  user?: string
  request_uuid?: string
  currency?: string
  balance?: WireAmount
}

export interface FakeOperatorOptions {
  readonly privateKey: KeyObject
  readonly vendorKey: KeyObject
  readonly port?: number
  /** Asked once per callback. */
  readonly fault?: (call: WalletCallName) => Fault
  /** How late "late" is, in milliseconds. */
  readonly lateMs?: number
}

/** An operator with a wallet in memory, strict about the protocol, that can be set to misbehave. Tests and the dev mode use it. */
export class FakeOperator {
  readonly balances = new Map<string, number>()
  readonly tokens = new Map<string, string>()
  /** Tokens of sessions that it has ended. */
  readonly ended = new Set<string>()
  /** Of a bet, such as the largest stake with a bonus. */
  largestStake = Number.POSITIVE_INFINITY
  /** Every accepted movement, in won: bets negative. */
  readonly movements = new Map<string, { kind: 'bet' | 'win' | 'rollback'; amount: number; round: string }>()
  readonly #outcomes = new Map<string, { fingerprint: string; answer: Answer }>()
  readonly #tombstones = new Set<string>()
  readonly #undone = new Set<string>()
  readonly #options: FakeOperatorOptions
  readonly #server: Server
  fault: (call: WalletCallName) => Fault

  constructor(options: FakeOperatorOptions) {
    this.#options = options
    this.fault = options.fault ?? (() => 'none')
    this.#server = createServer((request, response) => void this.#serve(request, response))
  }

  async listen(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(this.#options.port ?? 0, '127.0.0.1', resolve))
    return this
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  get walletUrl(): string {
    return `${this.url}/vendor/v1/studio`
  }

  addPlayer(user: string, balance: number): string {
    const token = randomBytes(16).toString('hex')
    this.balances.set(user, balance)
    this.tokens.set(token, user)
    return token
  }

  /** A signed call to the studio. */
  async callVendor<N extends OperatorCallName>(
    studioUrl: string,
    name: N,
    request: OperatorRequest<N>,
  ): Promise<Response> {
    const body = JSON.stringify(request)
    return fetch(studioUrl + OPERATOR_CALLS[name].path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: sign(body, this.#options.privateKey) },
      body,
    })
  }

  async launch(studioUrl: string, user: string, token: string, gameCode: string, lang: 'ko' | 'en' | 'vn' = 'ko') {
    const response = await this.callVendor(studioUrl, 'gameUrl', {
      user,
      token,
      game_code: gameCode,
      currency: 'KRW',
      lang,
      operator_id: 'fake',
      country: 'KR',
      platform: 'GPL_DESKTOP',
      sub_partner_id: '1',
      lobby_url: `${this.url}/`,
      deposit_url: `${this.url}/deposit`,
    })
    const answer = (await response.json()) as { url: string }
    return answer.url
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request)
    const name = (Object.keys(WALLET_CALLS) as WalletCallName[]).find(
      (call) => request.url === `/vendor/v1/studio${WALLET_CALLS[call].path}`,
    )
    if (!name) return void response.writeHead(404).end()
    const fault = this.fault(name)
    if (fault === 'cut-before') return void request.socket.destroy()
    if (fault === 'error-before') return void response.writeHead(503).end('{}')
    if (fault === 'unknown') return send(response, { status: 'RS_ERROR_UNKNOWN' })
    if (fault === 'late') await new Promise((resolve) => setTimeout(resolve, this.#options.lateMs ?? 100))
    const answer = this.#answer(name, body, request.headers[SIGNATURE_HEADER])
    if (fault === 'doubled') this.#answer(name, body, request.headers[SIGNATURE_HEADER])
    if (fault === 'cut-after') return void request.socket.destroy()
    if (fault === 'error-after') return void response.writeHead(502).end('<html>bad gateway</html>')
    send(response, fault === 'unknown-after' ? { status: 'RS_ERROR_UNKNOWN' } : answer)
  }

  #answer(name: WalletCallName, body: string, signature: string | string[] | undefined): Answer {
    if (!verify(body, String(signature), this.#options.vendorKey)) return { status: 'RS_ERROR_INVALID_SIGNATURE' }
    const json: unknown = parseExactly(body)
    const parsed = WALLET_CALLS[name].request.safeParse(json)
    if (!parsed.success) return { status: statusOfParseFailure(json, parsed.error) }
    const asked = parsed.data
    if (!this.balances.has(asked.user)) return { status: 'RS_ERROR_INVALID_TOKEN' }
    const status = this.#statusOf(name, asked)
    const balance = toWireAmount(this.balances.get(asked.user) ?? 0)
    return { status, user: asked.user, request_uuid: asked.request_uuid, currency: 'KRW', balance }
  }

  #statusOf(name: WalletCallName, asked: { user: string; request_uuid: string }): RsStatus {
    if (name === 'balance' && this.ended.has((asked as BalanceRequest).token)) return 'RS_ERROR_TOKEN_EXPIRED'
    if (name === 'userInfo' || name === 'balance') return 'RS_OK'
    const moving = asked as BetRequest | WinRequest | RollbackRequest
    const { request_uuid: _, ...content } = moving
    const fingerprint = `${name} ${writeExactly(content)}`
    const earlier = this.#outcomes.get(moving.transaction_uuid)
    if (earlier) return earlier.fingerprint === fingerprint ? earlier.answer.status : 'RS_ERROR_DUPLICATE_TRANSACTION'
    const status = this.#move(name, moving)
    this.#outcomes.set(moving.transaction_uuid, { fingerprint, answer: { status } })
    return status
  }

  #move(name: 'bet' | 'win' | 'rollback', asked: BetRequest | WinRequest | RollbackRequest): RsStatus {
    if (name === 'rollback') return this.#rollBack(asked as RollbackRequest)
    const amount = fromWireAmount((asked as BetRequest).amount)
    if (name === 'bet') {
      if (this.#tombstones.has(asked.transaction_uuid)) return 'RS_ERROR_TRANSACTION_ROLLED_BACK'
      if (this.ended.has(asked.token)) return 'RS_ERROR_TOKEN_EXPIRED'
      if (this.tokens.get(asked.token) !== asked.user) return 'RS_ERROR_INVALID_TOKEN'
      if (amount > this.largestStake) return 'RS_ERROR_BET_LIMIT_EXCEEDED'
      if (amount > (this.balances.get(asked.user) ?? 0)) return 'RS_ERROR_NOT_ENOUGH_MONEY'
      return this.#record(asked, 'bet', -amount)
    }
    const reference = (asked as WinRequest).reference_transaction_uuid
    if (!this.movements.has(reference)) return 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST'
    if (this.#undone.has(reference)) return 'RS_ERROR_TRANSACTION_ROLLED_BACK'
    return this.#record(asked, 'win', amount)
  }

  #rollBack(asked: RollbackRequest): RsStatus {
    const bet = this.movements.get(asked.reference_transaction_uuid)
    if (!bet) {
      this.#tombstones.add(asked.reference_transaction_uuid)
      return 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST'
    }
    this.#undone.add(asked.reference_transaction_uuid)
    return this.#record(asked, 'rollback', -bet.amount)
  }

  #record(
    { user, transaction_uuid, round }: BetRequest | WinRequest | RollbackRequest,
    kind: 'bet' | 'win' | 'rollback',
    amount: number,
  ): RsStatus {
    this.balances.set(user, (this.balances.get(user) ?? 0) + amount)
    this.movements.set(transaction_uuid, { kind, amount, round })
    return 'RS_OK'
  }
}

function send(response: ServerResponse, answer: Answer): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(writeExactly(answer))
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
