import { randomUUID } from 'node:crypto'
import { maximumFrameBytes } from '@maru/stomp'
import { postgresTransport } from '@maru/stomp/bus'
import { testDatabase } from '@maru/testkit'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type ClientOptions, WebSocket } from 'ws'
import { openGame, patient, startTestStudio, type TestStudio } from '../../dev/test-studio.ts'
import { seededRandom } from '../games/random.ts'
import { recoverRounds } from '../rounds/settle-round.service.ts'
import { OWN_ROUNDS } from './live-words.ts'

const GAME = 'thunder-drum'
const database = await testDatabase('studio')
const twoProcesses = postgresTransport(database.url, 'studio-live')
let one: TestStudio
let two: TestStudio
beforeAll(async () => {
  one = await startTestStudio(database.pool, seededRandom(5), patient, twoProcesses)
  two = await startTestStudio(database.pool, seededRandom(6), patient, twoProcesses)
})
afterAll(() => Promise.all([one.close(), two.close()]))
const sockets: WebSocket[] = []
afterEach(() => {
  one.operator.fault = () => 'none'
  for (const socket of sockets.splice(0)) socket.terminate()
})

/** What a socket has been sent. */
const listening = (
  { url }: TestStudio,
  passcode: string,
  { destination = OWN_ROUNDS, ...options }: ClientOptions & { destination?: string } = {},
) => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/play-live`, 'v12.stomp', options)
  sockets.push(socket)
  let received = ''
  let closed: string | undefined
  socket.on('open', () =>
    socket.send(
      `CONNECT\naccept-version:1.2\nhost:studio\npasscode:${passcode}\n\n\0SUBSCRIBE\nid:t\ndestination:${destination}\nreceipt:r\n\n\0`,
    ),
  )
  socket.on('message', (frame) => {
    received += String(frame)
  })
  socket.on('error', (error) => {
    closed = error.message
  })
  socket.on('close', () => {
    closed ??= 'closed'
  })
  return {
    socket,
    received: () => received,
    closed: () => closed,
    news: () => received.match(/\{"number".*?\}/g)?.map((text) => ({ ...JSON.parse(text), number: undefined })) ?? [],
  }
}
const listeningAt = async (studio: TestStudio, secret: string) => {
  const page = listening(studio, secret)
  await expect.poll(page.received).toContain('receipt-id:r')
  return page
}
const ENDED = 'ERROR\nmessage:session has ended'
const newPlayer = () => `player-${randomUUID()}`
const press = { bet: { stake: 1_000 } }

it('a win that was not acknowledged is announced to the page, at whatever process it listens, when it is', async () => {
  const game = await openGame(one, newPlayer(), GAME)
  const [here, there] = await Promise.all([listeningAt(one, game.secret), listeningAt(two, game.secret)])
  one.operator.fault = (call) => (call === 'win' ? 'error-before' : 'none')
  expect(await (await game.call('round', { key: randomUUID(), ...press })).json()).toMatchObject({
    round: { paid: false },
  })
  const late = await listeningAt(two, game.secret)
  await expect.poll(late.news).toEqual([{ outcome: 'open', balance: null }])
  one.operator.fault = () => 'none'
  await recoverRounds(one.studio)
  const paid = { outcome: 'paid', balance: game.balance() }
  for (const page of [here, there]) await expect.poll(page.news).toEqual([paid])
  await expect.poll(late.news).toEqual([{ outcome: 'open', balance: null }, paid])
})

it('a bet that nobody answered for is announced as given back', async () => {
  const game = await openGame(one, newPlayer(), GAME)
  const page = await listeningAt(two, game.secret)
  one.operator.fault = (call) => (call === 'balance' ? 'none' : 'cut-before')
  expect(await (await game.call('round', { key: randomUUID(), ...press })).json()).toEqual({ outcome: 'undone' })
  one.operator.fault = () => 'none'
  await recoverRounds(one.studio)
  await expect.poll(page.news).toMatchObject([{ outcome: 'undone' }])
  expect(game.balance()).toBe(1_000_000)
})

it('a round that its own call answered is no news, and another player receives none', async () => {
  const [game, other] = [await openGame(one, newPlayer(), GAME), await openGame(one, newPlayer(), GAME)]
  const [page, stranger] = await Promise.all([listeningAt(one, game.secret), listeningAt(one, other.secret)])
  await game.call('round', { key: randomUUID(), ...press })
  one.operator.fault = (call) => (call === 'win' ? 'error-before' : 'none')
  await game.call('round', { key: randomUUID(), ...press })
  one.operator.fault = () => 'none'
  await recoverRounds(one.studio)
  await expect.poll(page.news).toMatchObject([{ outcome: 'paid' }])
  expect(stranger.news()).toEqual([])
})

it('the page of a session that another game has ended is sent away at once, at whatever process it listens', async () => {
  const player = newPlayer()
  const first = await openGame(one, player, GAME)
  const pages = await Promise.all([listeningAt(one, first.secret), listeningAt(two, first.secret)])
  const second = await openGame(one, player, 'moonlit-koi')
  one.operator.ended.add(first.token)
  two.operator.ended.add(first.token)
  two.operator.balances.set(player, 0)
  const own = await listeningAt(one, second.secret)
  await second.call('session')
  for (const page of pages) await expect.poll(page.received).toContain(ENDED)
  for (const page of pages) await expect.poll(page.closed).toBe('closed')
  const again = listening(two, first.secret)
  await expect.poll(again.received).toContain('ERROR\nmessage:not authorised')
  expect(own.closed()).toBeUndefined()
})

it('a session whose bet the operator refuses as ended is sent away; while the operator is silent nobody is', async () => {
  const game = await openGame(one, newPlayer(), GAME)
  const page = await listeningAt(two, game.secret)
  one.operator.fault = () => 'error-before'
  await game.call('balance')
  expect(page.closed()).toBeUndefined()
  one.operator.fault = () => 'none'
  one.operator.ended.add(game.token)
  expect(await (await game.call('round', { key: randomUUID(), ...press })).json()).toMatchObject({
    reason: 'session-ended',
  })
  await expect.poll(page.received).toContain(ENDED)
})

it('the page of a session that the operator says has ended is sent away at once, and another of the player’s is not', async () => {
  const player = newPlayer()
  const [ended, open] = [await openGame(one, player, GAME), await openGame(one, player, 'moonlit-koi')]
  const [page, other] = [await listeningAt(two, ended.secret), await listeningAt(two, open.secret)]
  for (const { operator } of [one, two]) {
    operator.balances.set(player, 0)
    operator.tokens.set(open.token, player)
    operator.ended.add(ended.token)
  }
  const said = { operator_id: 'fake', user: player, sub_partner_id: '1' }
  expect((await one.operator.callVendor(one.url, 'sessionEnded', said)).status).toBe(200)
  await expect.poll(page.received).toContain(ENDED)
  await expect.poll(page.closed).toBe('closed')
  expect(other.closed()).toBeUndefined()
})

it('a session that the operator has ended without a word is noticed when it is time to ask', async () => {
  const studio = await startTestStudio(database.pool, seededRandom(7), { ...patient, lookEveryMs: 0 })
  const game = await openGame(studio, newPlayer(), GAME)
  await listeningAt(studio, game.secret)
  studio.operator.ended.add(game.token)
  const page = listening(studio, game.secret)
  await expect.poll(page.received).toContain(ENDED)
  await studio.close()
})

it('nobody listens without a session, to what is another’s, from another’s page, or with more than a frame', async () => {
  const game = await openGame(one, newPlayer(), GAME)
  const stranger = listening(one, 'g'.repeat(43))
  await expect.poll(stranger.received).toContain('ERROR\nmessage:not authorised')
  for (const destination of ['/topic/session', '/topic/*', `${OWN_ROUNDS}/2`, '["1","player","thunder-drum"]']) {
    const curious = listening(one, game.secret, { destination })
    await expect.poll(curious.received).toContain('ERROR\nmessage:not authorised')
  }
  const foreign = listening(one, game.secret, { origin: 'https://evil.example' })
  await expect.poll(foreign.closed).toContain('403')
  const opaque = listening(one, game.secret, { origin: 'null' })
  await expect.poll(opaque.closed).toContain('403')
  const own = listening(one, game.secret, { origin: one.studio.publicUrl })
  await expect.poll(own.received).toContain('receipt-id:r')
  own.socket.send('x'.repeat(maximumFrameBytes + 1))
  await expect.poll(own.closed).toBeDefined()
})

it('a page that sends without end is sent away', async () => {
  const game = await openGame(one, newPlayer(), GAME)
  const page = await listeningAt(one, game.secret)
  for (let n = 0; n < 60; n++)
    page.socket.send(`UNSUBSCRIBE\nid:t\nreceipt:${n}\n\n\0SUBSCRIBE\nid:t\ndestination:${OWN_ROUNDS}\n\n\0`)
  await expect.poll(page.received).toContain('too many frames')
  await expect.poll(page.closed).toBe('closed')
})
