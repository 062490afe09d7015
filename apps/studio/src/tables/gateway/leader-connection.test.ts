import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import { MOST_BYTES_OF_ANSWERS, MOST_OF_CALL, readCall } from '../call-lines.ts'
import { type LeaderAnswer, LeaderConnection } from './leader-connection.ts'

const PATIENT_MS = 60_000
const BRIEF_MS = 200
const wait = { timeout: 30_000 }
const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** A process of live tables that answers what a test says. */
const startPeer = async () => {
  const http = createServer()
  const sockets = new WebSocketServer({ server: http })
  const calls: { number: number; call: string }[] = []
  const opened: WebSocket[] = []
  sockets.on('connection', (socket) => {
    opened.push(socket)
    socket.on('message', (message) => {
      for (const line of String(message).split('\n')) calls.push(readCall(line) ?? { number: 0, call: line })
    })
    socket.on('error', () => {})
  })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  ends.push(() => {
    for (const socket of sockets.clients) socket.terminate()
    http.close()
  })
  const numberOf = async (call: string): Promise<number> => {
    await vi.waitFor(() => expect(calls.map((one) => one.call)).toContain(call), wait)
    return calls.find((one) => one.call === call)?.number ?? 0
  }
  return {
    address: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    calls,
    opened,
    async answer(call: string, text = JSON.stringify(call)): Promise<void> {
      const number = await numberOf(call)
      opened[0]?.send(`${number} 200 ${text}`)
    },
    numberOf,
  }
}

const connect = (address: string, answerMs = PATIENT_MS) => {
  let isOver = false
  const connection = new LeaderConnection(address, 'secret', answerMs, () => {
    isOver = true
  })
  ends.push(() => connection.close())
  return {
    ask: (call: string, text = '{}') => connection.ask('sic-bo-1', call, text),
    giveUp: (number: number) => connection.giveUp(number),
    isOver: () => isOver,
  }
}
const answered = (call: string): LeaderAnswer => ({ status: 200, text: JSON.stringify(call) }) as LeaderAnswer

test('calls are under way together and get their own answers, in whichever order these come', async () => {
  const peer = await startPeer()
  const { ask } = connect(peer.address)
  const asked = ['a', 'b', 'c'].map((call) => ask(call))
  for (const call of ['c', 'a', 'b']) await peer.answer(call)
  expect(await Promise.all(asked)).toMatchObject(['a', 'b', 'c'].map(answered))
  expect(peer.opened).toHaveLength(1)
})

test('a connection that is lost after a call was sent and before its answer leaves every call under way unanswered, and the next ones too', async () => {
  const peer = await startPeer()
  const { ask, isOver } = connect(peer.address)
  const [clear, ...unclear] = ['a', 'b', 'c'].map((call) => ask(call))
  await peer.answer('a')
  await Promise.all([peer.numberOf('b'), peer.numberOf('c'), clear])
  peer.opened[0]?.terminate()
  expect(await Promise.all(unclear)).toEqual([undefined, undefined])
  expect(isOver()).toBe(true)
  expect(await ask('d')).toBeUndefined()
  expect(peer.calls.map(({ call }) => call)).toEqual(['a', 'b', 'c'])
})

test('a side that stands still is given up with all its calls', async () => {
  const peer = await startPeer()
  const { ask, isOver } = connect(peer.address, BRIEF_MS)
  expect(await Promise.all([ask('a'), ask('b')])).toEqual([undefined, undefined])
  await vi.waitFor(() => expect(isOver()).toBe(true), wait)
})

test('a call whose time is over is unanswered, those beside it are not; its late answer is nobody’s', async () => {
  const peer = await startPeer()
  const { ask, isOver, giveUp } = connect(peer.address)
  const [slow, quick] = [ask('slow'), ask('quick')]
  await peer.answer('quick')
  expect(await quick).toMatchObject(answered('quick'))
  giveUp(await peer.numberOf('slow'))
  expect(await slow).toBeUndefined()
  await peer.answer('slow')
  const next = ask('next')
  await peer.answer('next')
  expect(await next).toMatchObject(answered('next'))
  expect(isOver()).toBe(false)
})

test.each(['garbage', '', '1 200', '{"outcome":"done"}'])('what is no answer ends the connection: %j', async (said) => {
  const peer = await startPeer()
  const { ask, isOver } = connect(peer.address)
  const asked = ask('a')
  await peer.numberOf('a')
  peer.opened[0]?.send(said)
  expect(await asked).toBeUndefined()
  expect(isOver()).toBe(true)
})

test('an answer that is too large ends the connection', async () => {
  const peer = await startPeer()
  const { ask, isOver } = connect(peer.address)
  const asked = ask('a')
  await peer.answer('a', 'x'.repeat(MOST_BYTES_OF_ANSWERS))
  expect(await asked).toBeUndefined()
  expect(isOver()).toBe(true)
})

test('a call that is too long is not sent, and takes nothing from the others', async () => {
  const peer = await startPeer()
  const { ask } = connect(peer.address)
  const [long, other] = [ask('long', 'x'.repeat(MOST_OF_CALL)), ask('other')]
  expect(await long).toBeUndefined()
  await peer.answer('other')
  expect(await other).toMatchObject(answered('other'))
  expect(peer.calls.map(({ call }) => call)).toEqual(['other'])
})

test('where nobody listens nothing is answered', async () => {
  const { ask, isOver } = connect('http://127.0.0.1:1')
  expect(await ask('a')).toBeUndefined()
  expect(isOver()).toBe(true)
})
