import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { type WebSocket, WebSocketServer } from 'ws'
import { loadConfig } from '../../apps/server/src/config.ts'
import type { Round } from '../../apps/server/src/modules/minigames/round.rules.ts'
import { publishRound } from '../../apps/server/src/modules/minigames/topics.ts'
import { startServer } from '../../apps/server/src/start.ts'
import { answerParent } from '../child.ts'
import { SITE } from '../ledger.sides.ts'

export type DrawServerQuestion = { what: 'ports' } | { what: 'draw' } | { what: 'send'; text: string }
/** `at`: when there was nothing left but to commit, in ms since 1970. */
export type DrawServerAnswer = { bare: number; at: number }

// A whole server of ours, which draws when it is asked to, and bare sockets beside it in the same process.

const config = loadConfig(process.env, process.env.DATA_DIR ?? '')
const { contexts } = await startServer(config, pino({ level: 'error' }))

const http = createServer()
const sockets = new Set<WebSocket>()
const webSockets = new WebSocketServer({
  server: http,
  perMessageDeflate: false,
  handleProtocols: (offered) => [...offered][0] ?? false,
})
webSockets.on('connection', (socket) => sockets.add(socket))
const bare = await new Promise<number>((resolve) =>
  http.listen(0, '127.0.0.1', () => resolve((http.address() as AddressInfo).port)),
)

const now = Date.now
const drawAt = new Date(Date.UTC(2035, 0, 1))
const drawn: Round = {
  siteId: SITE,
  game: 'powerball',
  drawAt,
  state: 'drawn',
  source: 'own',
  chainId: 1,
  kinoThreeLinesUpTo: 35,
  opensAt: new Date(drawAt.getTime() - 300_000),
  closesAt: new Date(drawAt.getTime() - 30_000),
  isHeld: false,
  isCorrecting: false,
  draw: { numbers: [3, 11, 16, 22, 27], powerBall: 7 },
  link: null,
  settledAt: null,
}

/** The transaction writes nothing, so that its commit costs nothing that a disk decides. */
const draw = async (): Promise<number> => {
  let at = 0
  await contexts.inContext({ who: { kind: 'system', job: 'bench' }, siteId: SITE }, async (ctx) => {
    publishRound(ctx, 'drawn', drawn)
    at = now()
  })
  return at
}
const send = (text: string): number => {
  const at = now()
  for (const socket of sockets) socket.send(text)
  return at
}

answerParent<DrawServerQuestion, DrawServerAnswer>(async (question) => {
  const at = question.what === 'draw' ? await draw() : question.what === 'send' ? send(question.text) : 0
  return { bare, at }
})
