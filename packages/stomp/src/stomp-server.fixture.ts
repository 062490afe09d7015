import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Client } from '@stomp/stompjs'
import { afterEach } from 'vitest'
import { WebSocket } from 'ws'
import { serveLive } from './stomp-server.ts'
import { Topics } from './topics.ts'

export const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

export const expiresIn = { ms: 60_000 }
/** Of the passcode `login`: until when it is open, and how often that was asked. */
export const login = { openUntil: undefined as Date | undefined, isBroken: false, asked: 0 }
export const start = async (overrides: Parameters<typeof serveLive>[2] = {}) => {
  const http: Server = createServer()
  const topics = new Topics()
  const close = serveLive(
    http,
    {
      path: '/live',
      topics,
      mayConnectFrom: (request) => request.headers.origin !== 'https://evil.example',
      authenticate: () => async (headers) => {
        const principal = {
          expiresAt: new Date(Date.now() + expiresIn.ms),
          open: (d: string) => (d === '/topic/member/mine' || d.startsWith('/topic/many/') ? { topic: d } : undefined),
        }
        if (headers.passcode === 'login')
          return {
            ...principal,
            login: 'login 1',
            openUntil: async () => {
              login.asked++
              if (login.isBroken) throw new Error('no database')
              return login.openUntil
            },
          }
        return headers.passcode === 'good' ? principal : null
      },
    },
    { heartbeatMs: 50, checkMs: 50, ...overrides },
  )
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done))
  ends.push(() => new Promise((done) => http.close(done)), close)
  return { topics, close, url: `ws://127.0.0.1:${(http.address() as AddressInfo).port}/live` }
}

/** Promises no heart-beats unless told to: a machine that is busy for a moment breaks such a promise. */
export const connect = (
  url: string,
  { passcode = 'good', heartbeatMs = 0, debug = (_line: string) => {} } = {},
): Promise<Client> =>
  new Promise((done, fail) => {
    const client = new Client({
      brokerURL: url,
      connectHeaders: { login: 'site', passcode },
      heartbeatIncoming: heartbeatMs,
      heartbeatOutgoing: heartbeatMs,
      reconnectDelay: 0,
      debug,
      webSocketFactory: () => new WebSocket(url, 'v12.stomp') as never,
    })
    client.onConnect = () => done(client)
    client.onStompError = (frame) => fail(new Error(frame.headers.message))
    ends.push(() => client.deactivate({ force: true }))
    client.activate()
  })

/** A peer that says exactly what a test wants, and answers with all it received until the socket closed or `until` came. */
export const raw = (url: string, says: (string | Buffer)[], until?: string, options = {}): Promise<string> =>
  new Promise((done) => {
    const socket = new WebSocket(url, 'v12.stomp', options)
    let received = ''
    ends.push(() => socket.terminate())
    socket.on('open', () => {
      for (const text of says) socket.send(text)
    })
    socket.on('message', (text) => {
      received += text
      if (until && received.includes(until)) done(received)
    })
    socket.on('close', () => done(received))
    socket.on('error', (error) => done(`error ${error.message}`))
  })
export const hello = 'CONNECT\naccept-version:1.2\nhost:x\npasscode:good\n\n\0'
export const helloOfLogin = hello.replace('good', 'login')
export const subscribe = (id: number | string, destination = `/topic/many/${id}`) =>
  `SUBSCRIBE\nid:${id}\ndestination:${destination}\nreceipt:r${id}\n\n\0`
export const openFor = (ms: number): void => {
  login.openUntil = new Date(Date.now() + ms)
  login.isBroken = false
  login.asked = 0
}
