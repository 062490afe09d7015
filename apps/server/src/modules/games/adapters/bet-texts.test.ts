import { randomUUID } from 'node:crypto'
import { languages } from '@maru/contract'
import type { GameTexts } from '@maru/vendor-wallet'
import { afterAll, expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { listWagers, wagerDetail } from '../../wagers/history.service.ts'
import { historyOf } from '../../wagers/index.ts'
import { listing } from '../games.fixture.ts'
import { takeList } from '../sync-games.service.ts'
import { studio } from '../vendors/studio.ts'
import { createWallet } from '../wallet.service.ts'
import { hub88Adapter } from './hub88/hub88.fixture.ts'
import { addPlayer, bet, GAME, type TestPlayer } from './vendor-wallet.fixture.ts'

const server = await testServer()
const wallet = createWallet(server.contexts)
afterAll(() => wallet.close())
const { send } = hub88Adapter(server)

const BANKER = { ko: '뱅커 {stake}', en: 'Banker {stake}', vn: 'Nhà cái {stake}' }
const list = (texts?: GameTexts) =>
  server.system((ctx) => takeList(ctx, studio, [listing(GAME, texts === undefined ? {} : { texts })]))
const bankerOf = (stake: number) => [{ key: 'banker', values: { stake } }]
const place = (player: TestPlayer, said: object) =>
  send('bet', {
    user: player.playerId,
    token: player.token,
    transaction_uuid: randomUUID(),
    request_uuid: randomUUID(),
    round: randomUUID(),
    round_closed: false,
    game_code: GAME,
    currency: 'KRW',
    amount: 100_000_000,
    ...said,
  })
const asked = { groupKey: '', vendorCode: '', page: 1, oldYn: 'N' as const }
const readBy = (memberId: number) =>
  Promise.all(
    languages.map((language) =>
      server.contexts.reading({ who: { kind: 'guest' }, siteId: 1, language }, async (ctx) => ({
        member: (await listWagers(ctx, memberId, asked)).list.map(({ selection }) => selection),
        staff: (await historyOf(ctx, memberId, { page: 1, size: 10 })).rows.map(({ selection }) => selection),
      })),
    ),
  )

test('a bet described by keys is read by members and staff in their own language, whatever the player spoke', async () => {
  await list({ banker: BANKER })
  const player = await addPlayer(server, 10_000)
  expect((await place(player, { bet_texts: bankerOf(12_000), bet: '뱅커' })).status).toBe('RS_OK')
  const said = ['뱅커 12,000', 'Banker 12,000', 'Nhà cái 12.000']
  expect(await readBy(player.memberId)).toEqual(said.map((text) => ({ member: [text], staff: [text] })))
})

test('a text that is listed no more still says what old bets were, and one that was put right says it right', async () => {
  await list({ banker: { ...BANKER, en: 'Bankr {stake}' }, tie: { ko: '타이', en: 'Tie', vn: 'Hòa' } })
  const player = await addPlayer(server, 10_000)
  await place(player, { bet_texts: [{ key: 'tie' }, ...bankerOf(1_000)] })
  await list({ banker: BANKER })
  await list()
  expect((await readBy(player.memberId))[1]?.member).toEqual(['Tie · Banker 1,000'])
})

test('a bet in words, and one whose key nobody listed, stay as the vendor said them', async () => {
  await list({ banker: BANKER })
  const player = await addPlayer(server, 10_000)
  await place(player, { bet: '예전 말' })
  await place(player, { bet_texts: [{ key: 'unheard-of' }], bet: 'Own words' })
  await wallet.operate(bet(player))
  for (const { member } of await readBy(player.memberId))
    expect(member.toSorted()).toEqual(['', '예전 말', 'Own words'].toSorted())
})

test('a bet whose key nobody listed is taken without words of its own as well, and shows nothing until the key is listed', async () => {
  await list({ banker: BANKER })
  const player = await addPlayer(server, 10_000)
  expect((await place(player, { bet_texts: [{ key: 'listed-later' }] })).status).toBe('RS_OK')
  expect((await readBy(player.memberId))[1]?.member).toEqual([''])
  await list({ 'listed-later': { ko: '뒤늦게', en: 'Later', vn: 'Sau đó' } })
  expect((await readBy(player.memberId))[1]?.member).toEqual(['Later'])
})

test('the list says the first bet of a round and how many came after it, its window each of them', async () => {
  await list({ banker: BANKER, tie: { ko: '타이', en: 'Tie', vn: 'Hòa' } })
  const player = await addPlayer(server, 10_000)
  const round = randomUUID()
  await place(player, { round, bet_texts: bankerOf(1_000) })
  await place(player, { round, bet_texts: [{ key: 'tie' }] })
  await place(player, { round, bet: 'Own words' })
  await server.contexts.reading({ who: { kind: 'guest' }, siteId: 1, language: 'en' }, async (ctx) => {
    const [row] = (await listWagers(ctx, player.memberId, asked)).list
    expect(row).toMatchObject({ selection: 'Banker 1,000', furtherBets: 2 })
    const { movements } = await wagerDetail(ctx, player.memberId, row?.betIdx ?? '')
    expect(movements.map(({ selection }) => selection)).toEqual(['Banker 1,000', 'Tie', 'Own words'])
  })
})

test.each([
  ['a key of other signs', [{ key: 'a b' }]],
  ['no text at all', []],
  ['a fraction for a value', [{ key: 'banker', values: { stake: 1.5 } }]],
  ['a value of another kind', [{ key: 'banker', values: { stake: { text: 'x' } } }]],
  [
    'too many values',
    [{ key: 'banker', values: Object.fromEntries(Array.from({ length: 11 }, (_, n) => [`v${n}`, n])) }],
  ],
  ['a long value', [{ key: 'banker', values: { stake: 'x'.repeat(101) } }]],
])('%s is refused', async (_what, bet_texts) => {
  await list({ banker: BANKER })
  const player = await addPlayer(server, 10_000)
  expect((await place(player, { bet_texts })).status).toBe('RS_ERROR_WRONG_TYPES')
})

test('the words of a bet are no part of what makes it the same bet', async () => {
  await list({ banker: BANKER })
  const player = await addPlayer(server, 10_000)
  const about = { transaction_uuid: randomUUID(), round: randomUUID() }
  await place(player, { ...about, bet_texts: bankerOf(1_000) })
  expect(await place(player, { ...about, bet: 'others' })).toMatchObject({ status: 'RS_OK', balance: 900_000_000 })
})
