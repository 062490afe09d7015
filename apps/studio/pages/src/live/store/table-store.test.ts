import { expect, test } from 'vitest'
import type { OwnShown, RowShown, TableAnswer, TableMessage, TableShown } from '../../../../src/tables/table-shapes.ts'
import type { TableHandlers, TableLink } from './table-link.ts'
import { type RoomNews, TableStore } from './table-store.ts'

const START = 1_000_000
const SKEW = 5_000

/** A studio that answers what it is given; its clock is ahead of the page's. */
function studio(answers: (TableAnswer | 'lost')[]) {
  let handlers: TableHandlers | undefined
  const asked: { name: string; body: unknown }[] = []
  let subscriptions = 0
  let now = START
  const link: TableLink = {
    now: () => now,
    listen(_code, to) {
      handlers = to
      return {
        again: () => {
          subscriptions++
        },
        stop: () => {},
      }
    },
    tiles: () => () => {},
    chat: async () => ({ outcome: 'done' }),
    async call(_code, name, body) {
      asked.push({ name, body })
      const answer = answers.shift()
      if (!answer || answer === 'lost') throw new Error('no answer')
      return answer as never
    },
  }
  const news: string[] = []
  const said: RoomNews = {
    asks: (amount) => news.push(`asks ${amount}`),
    revealed: () => news.push('revealed'),
    moved: () => news.push('moved'),
  }
  const store = new TableStore(link, 'table', { balance: 1_000_000, balanceAt: 0, net: 0 }, said)
  const close = store.open()
  return {
    store,
    close,
    asked,
    news,
    healed: () => subscriptions,
    say: (message: TableMessage) => handlers?.message(message),
    own: (own: OwnShown) => handlers?.own(own),
    up: () => handlers?.up(),
    pass: (ms: number) => {
      now += ms
    },
  }
}

const row = (phase: RowShown['phase'], round = 7): RowShown => ({
  round,
  phase,
  startedAt: START + SKEW,
  endsAt: START + SKEW + 15_000,
  voided: false,
})
const shown = (phase: RowShown['phase']): TableShown => ({
  state: 'open',
  row: row(phase),
  shoe: null,
  cut: null,
  past: [],
  deal: null,
  result: null,
  bets: { places: {}, players: 0, recent: [] },
  heads: 1,
  seats: [],
  counts: {},
  dealer: 0,
  dealerName: null,
  video: null,
})
let seq = 0
const table = (phase: RowShown['phase']): TableMessage => ({
  t: 'table',
  term: 1,
  seq: ++seq,
  now: START + SKEW,
  table: shown(phase),
})
const ownOf = (more: Partial<OwnShown>): OwnShown => ({
  round: 7,
  changes: [],
  held: {},
  last: {},
  seat: null,
  payout: null,
  balance: 1_000_000,
  balanceAt: 0,
  net: 0,
  ...more,
})
const change = (chips: { [place: string]: number }, state: OwnShown['changes'][number]['state'] = 'accepted') => ({
  change: '00000000-0000-4000-8000-000000000001',
  chips,
  state,
  why: null,
})
const settled = (condition: () => boolean) => expect.poll(condition, { timeout: 8_000 }).toBe(true)

test('chips that are laid one after the other leave as one change, and lie there until the studio answers', async () => {
  const { store, say, asked, close, news } = studio([
    { outcome: 'done', own: ownOf({ held: { tie: 3_000 }, changes: [change({ tie: 3_000 })], balance: 997_000 }) },
  ])
  say(table('betting'))
  store.lay({ tie: 1_000 })
  store.lay({ tie: 2_000 })
  expect(store.state().bets).toMatchObject({ held: { tie: 3_000 }, waiting: { tie: 3_000 } })
  await settled(() => store.state().money.balance === 997_000)
  expect(asked.map(({ name }) => name)).toEqual(['place'])
  expect(asked[0]?.body).toMatchObject({ round: 7, chips: { tie: 3_000 } })
  expect(store.state().bets).toMatchObject({ held: { tie: 3_000 }, waiting: {} })
  expect(news).toEqual(['asks 3000'])
  close()
})

test('a lost answer and a pending one are asked again with the same change', async () => {
  const { store, say, asked, close } = studio([
    'lost',
    { outcome: 'pending' },
    { outcome: 'done', own: ownOf({ held: { tie: 1_000 }, changes: [change({ tie: 1_000 })] }) },
  ])
  say(table('betting'))
  store.lay({ tie: 1_000 })
  await settled(() => asked.length === 3)
  expect(new Set(asked.map(({ body }) => (body as { change: string }).change)).size).toBe(1)
  close()
})

test('a refused change leaves nothing on the table and says why', async () => {
  const { store, say, close } = studio([{ outcome: 'refused', reason: 'place-most', most: 500_000, own: ownOf({}) }])
  say(table('betting'))
  store.lay({ tie: 900_000 })
  await settled(() => store.state().refusal !== undefined)
  expect(store.state()).toMatchObject({ bets: { total: 0 }, refusal: { reason: 'place-most', most: 500_000 } })
  close()
})

test('what was refused is not said any more once another chip lies', () => {
  const { store, say, close } = studio(['lost'])
  say(table('betting'))
  store.refuse('place-most', 500_000, { tie: 900_000 })
  store.lay({ tie: 1_000 })
  expect(store.state()).toMatchObject({ bets: { total: 1_000 }, refusal: undefined })
  close()
})

test('by the studio’s clock it is too late, whatever the page’s clock says', () => {
  const { store, say, pass, asked, close } = studio([])
  say(table('betting'))
  pass(15_000)
  store.lay({ tie: 1_000 })
  expect(store.state().refusal?.reason).toBe('late')
  expect(asked).toEqual([])
  close()
})

test('a shoe that nobody mixed refuses chips at once, and nobody is asked', () => {
  const { store, say, asked, close } = studio([])
  const shoe = { number: 1, chain: { commitment: '', link: 1 }, commitment: null, list: null, seeds: 0, withheld: 1 }
  const notMixed = { ...shoe, dealt: 0, cards: 416, cutAt: 396, takesBets: false }
  say({ ...table('betting'), table: { ...shown('betting'), shoe: notMixed } } as TableMessage)
  store.lay({ tie: 1_000 })
  expect(store.state()).toMatchObject({ bets: { total: 0 }, refusal: { reason: 'not-mixed' } })
  expect(asked).toEqual([])
  close()
})

test('a payout that comes while cards are dealt shows neither balance nor net before the result', () => {
  const { store, say, own, close } = studio([])
  say(table('betting'))
  const changes = [change({ tie: 1_000 })]
  own(ownOf({ held: { tie: 1_000 }, changes, balance: 999_000 }))
  say(table('dealing'))
  const payout = { round: 7, staked: 1_000, returned: 9_000, isPaid: true }
  own(ownOf({ held: { tie: 1_000 }, changes, payout, balance: 1_008_000, net: 8_000 }))
  expect(store.state().money).toMatchObject({ balance: 999_000, net: 0 })
  say(table('result'))
  expect(store.state().money).toMatchObject({ balance: 1_008_000, net: 8_000 })
  close()
})

test('the operator learns of the result once it is in view, and not before', async () => {
  const accepted = ownOf({ held: { tie: 1_000 }, changes: [change({ tie: 1_000 })] })
  const { store, say, news, close } = studio([{ outcome: 'done', own: accepted }])
  say(table('betting'))
  store.lay({ tie: 1_000 })
  await settled(() => news.length === 1 && Object.keys(store.state().bets.waiting).length === 0)
  say(table('dealing'))
  expect(news).toEqual(['asks 1000'])
  say(table('result'))
  say(table('payout'))
  expect(news).toEqual(['asks 1000', 'revealed', 'moved'])
  close()
})

test('undo takes up chips that were not sent without asking anybody', () => {
  const { store, say, asked, close } = studio([])
  say(table('betting'))
  store.lay({ tie: 1_000 })
  store.undo()
  expect(store.state().bets.total).toBe(0)
  expect(asked).toEqual([])
  close()
})

test('a missed message is healed by subscribing anew', () => {
  const { say, healed, close } = studio([])
  say({ ...table('betting'), seq: 1 })
  say({ t: 'heads', term: 1, seq: 4, now: START + SKEW, heads: 3 })
  expect(healed()).toBe(1)
  close()
})

test('a table whose phase does not end says that its news are lost though the socket is there, until the next one', async () => {
  const { store, say, up, pass, close } = studio([])
  up()
  say(table('betting'))
  pass(17_000)
  await new Promise((done) => setTimeout(done, 500))
  expect(store.state().link).toBe('live')
  pass(3_000)
  await settled(() => store.state().link === 'lost')
  const next = table('dealing')
  say({ ...next, now: next.now + 20_000 })
  expect(store.state().link).toBe('live')
  close()
})
