import { hkdfSync, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import { CALLS_PATH, LineSender, MOST_BYTES_OF_CALLS, MOST_OF_CALL, readCall } from '../call-lines.ts'
import { INTERNAL_SECRET_HEADER } from '../engine-shapes.ts'
import type { TableActor } from './actor.ts'
import { answerCall, TOO_LONG } from './answer-call.ts'
import type { Engine } from './engine.ts'

/** So that a process that is gone without a word is noticed, ms. */
const KEEPALIVE_MS = 30_000
/** How long the other side has to say goodbye when this process stops, ms. */
const LEAVE_MS = 1_000
/** Of WebSocket: this side goes away; what came is no call. */
const GOING_AWAY = 1001
const NO_CALL = 1008

/** What processes of this studio show each other, hexadecimal; `privateKey`: DER of PKCS #8. */
export const internalSecretOf = (privateKey: Buffer): string =>
  Buffer.from(hkdfSync('sha256', privateKey, '', 'maru studio internal calls', 32)).toString('hex')

export type EngineListener = {
  /** Resolves with the port. */
  listen(where: { host: string; port: number }): Promise<number>
  /** What is not answered yet is not answered any more. */
  close(): Promise<void>
}

/** The calls that other processes of the studio make to the leader of a table, over a connection of each that lasts. */
export const serveEngineCalls = (
  secret: string,
  actorOf: (code: string) => TableActor | undefined,
  log: Engine['log'],
): EngineListener => {
  const expected = Buffer.from(secret)
  const mayCall = ({ headers }: IncomingMessage): boolean => {
    const shown = Buffer.from(String(headers[INTERNAL_SECRET_HEADER] ?? ''))
    return shown.length === expected.length && timingSafeEqual(shown, expected)
  }
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_BYTES_OF_CALLS,
    perMessageDeflate: false,
    skipUTF8Validation: true,
  })
  const http = createServer((_request, response) => response.writeHead(404).end())
  http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    if (!mayCall(request)) return refuse(socket, '401 Unauthorized')
    if (request.url !== CALLS_PATH) return refuse(socket, '404 Not Found')
    request.socket.setKeepAlive(true, KEEPALIVE_MS)
    sockets.handleUpgrade(request, socket, head, (connection) => serve(connection, actorOf, log))
  })
  return {
    listen: ({ host, port }) =>
      new Promise((resolve, reject) => {
        http.once('error', reject)
        http.listen(port, host, () => resolve((http.address() as AddressInfo).port))
      }),
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve())
        for (const one of sockets.clients) one.close(GOING_AWAY)
        setTimeout(() => {
          for (const one of sockets.clients) one.terminate()
          http.closeAllConnections()
        }, LEAVE_MS).unref()
      }),
  }
}

const refuse = (socket: Duplex, status: string): void => {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

const serve = (connection: WebSocket, actorOf: (code: string) => TableActor | undefined, log: Engine['log']): void => {
  const answers = new LineSender((message) => connection.send(message), true)
  const take = async (line: string): Promise<void> => {
    const asked = readCall(line)
    if (!asked) return connection.close(NO_CALL)
    const { status, text } = line.length > MOST_OF_CALL ? TOO_LONG : await answerCall(actorOf, log, asked)
    answers.add(`${asked.number} ${status} ${text}`)
  }
  connection.on('message', (message: RawData) => {
    for (const line of String(message).split('\n')) void take(line)
  })
  connection.on('error', (error) => log.warn({ error }, 'a connection of a web process broke'))
}
