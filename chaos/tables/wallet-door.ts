import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { Random } from '../random.ts'

/** How the wallet answers. `loses`: it does what it is asked and no answer arrives. */
export const walletModes = ['slow', 'garbage', 'refuses', 'loses'] as const
export type WalletMode = (typeof walletModes)[number]

/** Stands between the studio and the wallet. */
export type WalletDoor = {
  mode: WalletMode | undefined
  /** Calls that met each mode. */
  met: Record<WalletMode, number>
  close(): Promise<void>
}

/** Longer than the studio waits for an answer. */
const SLOW_MS = 5_000
const GARBAGE = [
  '',
  '<html><body>502 Bad Gateway</body></html>',
  '{"status":"RS_OK"',
  '{"status":"RS_FINE"}',
  'null',
  '[]',
]

export const openWalletDoor = (port: number, target: number, random: Random): Promise<WalletDoor> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  /** A wallet refuses only what it has never taken. */
  const seen = new Set<string>()
  const door: WalletDoor = {
    mode: undefined,
    met: { slow: 0, garbage: 0, refuses: 0, loses: 0 },
    close: () =>
      new Promise((closed) => {
        agent.destroy()
        server.closeAllConnections()
        server.close(() => closed())
      }),
  }
  const take = async (asked: IncomingMessage, answer: ServerResponse): Promise<void> => {
    const body = await textOf(asked)
    const { mode } = door
    const id = /"transaction_uuid":"([^"]+)"/.exec(body)?.[1] ?? ''
    const isNew = !seen.has(id)
    seen.add(id)
    if (!mode) return send(answer, await pass(asked, body))
    door.met[mode]++
    if (mode === 'slow') return slowly(asked, body, answer)
    if (mode === 'loses') {
      await pass(asked, body)
      answer.destroy()
    } else if (mode === 'garbage') {
      if (random.chance(0.5)) await pass(asked, body)
      send(answer, { status: random.pick([200, 200, 502]), body: random.pick(GARBAGE) })
    } else if (isNew && asked.url?.endsWith('/bet') && random.chance(0.5)) {
      seen.delete(id)
      send(answer, { status: 200, body: JSON.stringify({ status: 'RS_ERROR_NOT_ENOUGH_MONEY', balance: 0 }) })
    } else if (random.chance(0.5)) send(answer, { status: 200, body: JSON.stringify({ status: 'RS_ERROR_UNKNOWN' }) })
    else answer.destroy()
  }
  /** Before or after it is done. */
  const slowly = async (asked: IncomingMessage, body: string, answer: ServerResponse): Promise<void> => {
    const isBefore = random.chance(0.5)
    if (isBefore) await pause(SLOW_MS)
    const reply = await pass(asked, body)
    if (!isBefore) await pause(SLOW_MS)
    send(answer, reply)
  }
  const pass = (asked: IncomingMessage, body: string): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const { 'content-type': type = 'application/json', 'x-hub88-signature': signature = '' } = asked.headers
      const headers = { 'content-type': type, 'x-hub88-signature': String(signature) }
      const options = { host: '127.0.0.1', port: target, method: 'POST', path: asked.url, agent, headers }
      const sent = request(options, (reply) => {
        textOf(reply).then((text) => resolve({ status: reply.statusCode ?? 500, body: text }), reject)
      })
      sent.on('error', reject)
      sent.end(body)
    })
  const server = createServer((asked, answer) => {
    take(asked, answer).catch(() => answer.destroy())
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(door))
  })
}

type Answer = { status: number; body: string }

const send = (answer: ServerResponse, { status, body }: Answer): void => {
  answer.writeHead(status, { 'content-type': 'application/json' })
  answer.end(body)
}

const textOf = async (message: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
