import { type Market, marketKey } from '@maru/sports'
import { beforeEach, describe, expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { marketsNow } from '../markets/market-now.repository.ts'
import { nameOfMarket } from '../markets/market-now.ts'
import { newestResults, resultsAfter } from '../results/result.repository.ts'
import { storeResult } from '../results/store-result.service.ts'
import { lost, scoreOf, sportsFeed, totalOf, winner, won } from '../sportsdata.fixture.ts'

const server = await testServer()
const feed = sportsFeed(server)
const byScore = sportsFeed(server, { settlesByScore: true, name: 'scores' })

let matches = 0
let match = ''
let eventId = 0
beforeEach(async () => {
  server.clock.set('2026-11-20T15:00:00+09:00')
  match = `match-${++matches}`
  eventId = await feed.match(match)
})

const now = (market: Market = winner, id = eventId) =>
  server.system(async (ctx) => {
    const key = { eventId: id, marketKey: marketKey(market) }
    return (await marketsNow(ctx, [key], 'share')).get(nameOfMarket(key))
  })
const pricesOf = async (market?: Market) => (await now(market))?.outcomes.map(({ price }) => price)
const resultOf = (market: Market = winner, id = eventId) =>
  server.system(async (ctx) => {
    const key = { eventId: id, marketKey: marketKey(market) }
    return (await newestResults(ctx, [key])).get(nameOfMarket(key))
  })
const versionOf = async () => (await now())?.eventVersion

describe('prices', () => {
  test('what is older than what is stored takes no place of it, in one batch or another', async () => {
    await feed.say(feed.odds(match, winner, { '1': 2_000, '2': 3_000, '3': 4_000 }, 10))
    await feed.say(feed.odds(match, winner, { '1': 9_000, '2': 9_000, '3': 9_000 }, 5))
    expect(await pricesOf()).toEqual([2_000, 3_000, 4_000])
    await feed.say(
      feed.odds(match, winner, { '1': 2_200, '2': 3_000, '3': 4_000 }, 30),
      feed.odds(match, winner, { '1': 9_000, '2': 9_000, '3': 9_000 }, 20),
    )
    expect(await pricesOf()).toEqual([2_200, 3_000, 4_000])
  })

  test('a message that comes twice changes nothing the second time', async () => {
    const message = feed.odds(match, winner, { '1': 2_000, '2': 3_000, '3': 4_000 }, 10)
    await feed.say(message)
    const version = await versionOf()
    expect(await feed.say(message, message)).toEqual([])
    expect(await versionOf()).toBe(version)
  })

  test.each([0, 1, 1_000, 10 ** 9, -5, 1.5, Number.NaN])('a price of %s is offered to nobody', async (price) => {
    await feed.say(feed.odds(match, winner, { '1': price, '2': 3_000, '3': 4_000 }, 10))
    expect((await now())?.outcomes[0]).toMatchObject({ price: null, isActive: false })
    expect((await now())?.outcomes[1]).toMatchObject({ price: 3_000, isActive: true })
  })

  test('an event and a market that nobody knows are stored, and shown once their fixture comes', async () => {
    const strange: Market = { type: 99_999, specifiers: { what: '7' } }
    await feed.say(
      feed.odds(`${match}-unknown`, strange, { a: 2_000 }),
      feed.odds(`${match}-unknown`, winner, { '1': 2_000 }),
    )
    const id = await feed.eventId(`${match}-unknown`)
    expect(await now(winner, id)).toBeUndefined()
    await feed.say(feed.fixture(`${match}-unknown`))
    expect(await now(winner, id)).toMatchObject({ isOpen: true })
    expect(await now(strange, id)).toMatchObject({ isOpen: true })
  })

  test('nothing is open while its producer is not up, its event is over, or its start has passed unseen', async () => {
    expect(await now()).toMatchObject({ isOpen: true })
    await feed.say(feed.producer('down', 1))
    expect(await now()).toMatchObject({ state: 'active', isOpen: false })
    await feed.say(feed.producer('up', 2))
    await feed.say(feed.status(match, 'live', scoreOf(0, 0), 3))
    expect(await now()).toMatchObject({ isOpen: true, isLive: true })
    await feed.say(feed.status(match, 'ended', scoreOf(1, 0, true), 4))
    expect(await now()).toMatchObject({ isOpen: false })
    const late = await feed.match(`${match}-late`)
    server.clock.advance(3_600_001)
    expect(await now(winner, late)).toMatchObject({ eventState: 'notStarted', isOpen: false })
  })

  test('a market belongs to the producer that said it last, also where that one says the same', async () => {
    const same = feed.odds(match, winner, { '1': 1_950, '2': 3_400, '3': 4_200 }, 10)
    await feed.say({ ...feed.producer('up'), producer: 2 }, { ...same, producer: 2 })
    await feed.say({ ...feed.producer('down', 1), producer: 2 })
    expect(await now()).toMatchObject({ state: 'active', isOpen: false })
  })

  test('a fixture that says what is known changes nothing for those who show it, and keeps an older one out', async () => {
    expect(await feed.say(feed.fixture(match, 3_600_000, 'soccer', 20))).toEqual([])
    expect(await feed.say(feed.fixture(match, 7_200_000, 'soccer', 10))).toEqual([])
    expect(await feed.say(feed.fixture(match, 7_200_000, 'soccer', 30))).toMatchObject([{ eventId, isWhole: true }])
  })

  test('a bet stop suspends what it names, and an older one nothing', async () => {
    const stop = {
      ...feed.head(10),
      kind: 'betStop' as const,
      event: match,
      groups: ['all'],
      state: 'suspended' as const,
    }
    await feed.say(stop)
    expect(await now()).toMatchObject({ state: 'suspended' })
    await feed.say(feed.odds(match, winner, { '1': 2_000, '2': 3_000, '3': 4_000 }, 20))
    await feed.say(stop)
    expect(await now()).toMatchObject({ state: 'active' })
    expect(await now(totalOf('2.5'))).toMatchObject({ state: 'suspended' })
  })

  test('a whole snapshot closes what it does not have', async () => {
    await feed.say(feed.producer('recovering', 10))
    await feed.say(feed.odds(match, winner, { '1': 1_950, '2': 3_400, '3': 4_200 }, 0))
    await feed.say({ ...feed.head(11), kind: 'snapshotComplete', after: null }, feed.producer('up', 12))
    expect(await now()).toMatchObject({ state: 'active', isOpen: true })
    expect(await now(totalOf('2.5'))).toMatchObject({ state: 'closed', isOpen: false })
  })
})

describe('results', () => {
  test('a later settlement is another version, an older and an equal one nothing', async () => {
    await feed.say(feed.settlement(match, winner, { '1': won, '2': lost, '3': lost }, 10))
    await feed.say(feed.settlement(match, winner, { '1': won, '2': lost, '3': lost }, 20))
    await feed.say(feed.settlement(match, winner, { '1': lost, '2': won, '3': lost }, 5))
    expect(await resultOf()).toMatchObject({
      version: 1,
      kind: 'settled',
      outcomes: new Map([
        ['1', won],
        ['2', lost],
        ['3', lost],
      ]),
    })
    await feed.say(feed.settlement(match, winner, { '1': lost, '2': lost, '3': won }, 30))
    expect(await resultOf()).toMatchObject({
      version: 2,
      outcomes: new Map([
        ['1', lost],
        ['2', lost],
        ['3', won],
      ]),
    })
    expect(await now()).toMatchObject({ state: 'settled', isOpen: false })
  })

  test('contradicting settlements in one batch are versions, one after the other', async () => {
    await feed.say(
      feed.settlement(match, winner, { '1': won, '2': lost, '3': lost }, 10),
      feed.settlement(match, winner, { '1': lost, '2': won, '3': lost }, 11),
    )
    expect(await resultOf()).toMatchObject({
      version: 2,
      outcomes: new Map([
        ['1', lost],
        ['2', won],
        ['3', lost],
      ]),
    })
    const after = await server.system((ctx) => resultsAfter(ctx, 0, 1_000))
    const mine = after.filter((one) => one.eventId === eventId)
    expect(mine.map(({ version }) => version)).toEqual([1, 2])
    expect(await server.system((ctx) => resultsAfter(ctx, after.at(-1)?.cursor ?? 0, 10))).toEqual([])
  })

  test('no price opens what is settled; its rollback does, and a settlement from before the rollback counts no more', async () => {
    const settled = feed.settlement(match, winner, { '1': won, '2': lost, '3': lost }, 10)
    await feed.say(settled, feed.odds(match, winner, { '1': 2_000, '2': 3_000, '3': 4_000 }, 20))
    expect(await now()).toMatchObject({ state: 'settled' })
    const rollback = { ...feed.head(30), kind: 'settlementRollback' as const, event: match, markets: [winner] }
    await feed.say(rollback, rollback, settled)
    expect(await resultOf()).toMatchObject({ version: 2, kind: 'open' })
    await feed.say(feed.odds(match, winner, { '1': 2_000, '2': 3_000, '3': 4_000 }, 40))
    expect(await now()).toMatchObject({ state: 'active', isOpen: true })
  })

  test('a rollback that comes before its settlement keeps that out', async () => {
    await feed.say({ ...feed.head(30), kind: 'settlementRollback', event: match, markets: [winner] })
    await feed.say(feed.settlement(match, winner, { '1': won, '2': lost, '3': lost }, 10))
    expect(await resultOf()).toMatchObject({ version: 1, kind: 'open' })
  })

  test('a window of void bets stays beside the settlement until it is taken back', async () => {
    const market = { market: winner, voidReason: null }
    const window = { from: feed.head(1).at, until: feed.head(5).at }
    const cancel = { ...feed.head(10), kind: 'betCancel' as const, event: match, supersededBy: null, markets: [market] }
    await feed.say({ ...cancel, window })
    expect(await resultOf()).toMatchObject({ kind: 'void', windows: [window] })
    expect(await now()).toMatchObject({ state: 'active' })
    await feed.say(feed.settlement(match, winner, { '1': won, '2': lost, '3': lost }, 20))
    expect(await resultOf()).toMatchObject({ version: 2, kind: 'settled', windows: [window] })
    await feed.say({ ...feed.head(30), kind: 'cancelRollback', event: match, markets: [winner], window })
    expect(await resultOf()).toMatchObject({ version: 3, kind: 'settled', windows: [] })
    await feed.say({ ...cancel, ...feed.head(40), window: { from: null, until: null } })
    expect(await resultOf()).toMatchObject({ version: 4, kind: 'void', outcomes: new Map() })
    expect(await now()).toMatchObject({ state: 'cancelled' })
  })

  test('a feed without settlements is settled by the score, taken back where that changes, void where the event is cancelled', async () => {
    const id = await byScore.match(match)
    const key = totalOf('2.5')
    await byScore.say(byScore.status(match, 'live', scoreOf(2, 1), 10))
    expect(await resultOf(key, id)).toMatchObject({
      kind: 'settled',
      outcomes: new Map([
        ['12', won],
        ['13', lost],
      ]),
    })
    await byScore.say(byScore.status(match, 'live', scoreOf(2, 0), 20))
    expect(await resultOf(key, id)).toMatchObject({ version: 2, kind: 'open' })
    await byScore.say(byScore.status(match, 'ended', scoreOf(2, 0, true), 30))
    expect(await resultOf(key, id)).toMatchObject({
      version: 3,
      outcomes: new Map([
        ['12', lost],
        ['13', won],
      ]),
    })
    const other = await byScore.match(`${match}-other`)
    await byScore.say(byScore.status(`${match}-other`, 'cancelled', null, 10))
    const voided = await resultOf(winner, other)
    expect([...(voided?.outcomes.values() ?? [])].every(({ voidHalves }) => voidHalves === 2)).toBe(true)
  })

  test('what staff say stays over the score, and no result is ever changed', async () => {
    const id = await byScore.match(`${match}-staff`)
    const said = {
      eventId: id,
      marketKey: '1',
      kind: 'void' as const,
      windows: [],
      outcomes: new Map(),
      reason: 'no play',
    }
    expect(await server.system((ctx) => storeResult(ctx, { ...said, source: 'staff' }))).toBe(true)
    expect(await server.system((ctx) => storeResult(ctx, { ...said, source: 'staff' }))).toBe(false)
    await byScore.say(byScore.status(`${match}-staff`, 'ended', scoreOf(1, 0, true), 10))
    expect(await resultOf(winner, id)).toMatchObject({ version: 1, kind: 'void' })
    await expect(server.pool.query('UPDATE sportsdata.result SET version = 9')).rejects.toThrow(/permission denied/)
    await expect(server.ownerPool.query('DELETE FROM sportsdata.result')).rejects.toThrow(/newer version/)
  })
})
