import type { Minigame, MinigameMessage } from '@maru/contract'
import { afterAll, expect, test } from 'vitest'
import type { StaffCtx } from '../../platform/context.ts'
import { topicTable } from '../../platform/live/topic-table.ts'
import { gameRoom } from './minigames.fixture.ts'
import { saveLimits, saveSettings, showSettings } from './office/settings.service.ts'
import { type PricesToSave, savePrices } from './prices/price.service.ts'
import { setUpGames } from './set-up/set-up.service.ts'
import { gameTopic } from './topics.ts'

const room = await gameRoom('2026-11-23T17:47:00+09:00')
afterAll(() => room.close())

const snapshot = async (game: string, siteId = 1) => {
  const states = (await gameTopic.snapshot?.(room.server.contexts, { siteId, memberId: 0, values: { game } })) ?? []
  return states.map(({ message }) => message as MinigameMessage)
}
const short = ({ data1, data2 }: MinigameMessage): string =>
  `${data1} ${data2.round.number} ${data2.draw ? 'drawn' : ''}`.trim()

test('guests may subscribe to the rounds of a game, and of nothing else', () => {
  expect(gameTopic).toMatchObject({ audience: 'public', destination: '/topic/powerball/{game}' })
  expect(['powerball', 'kinoladder', 'dice', ''].map((game) => gameTopic.exists?.({ game }))).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(() => topicTable([gameTopic], room.server.contexts)).not.toThrow()
})

test('who subscribes gets the last result and the running round of the site', async () => {
  expect(await snapshot('powerball')).toEqual([])
  await room.open()
  await room.run()
  expect((await snapshot('powerball')).map(short)).toEqual(['open 214'])
  await room.run('2026-11-23T08:49:30Z')
  expect((await snapshot('powerball')).map(short)).toEqual(['closed 214'])
  await room.run('2026-11-23T08:50:00Z')
  expect((await snapshot('powerball')).map(short)).toEqual(['drawn 214 drawn', 'open 215'])
  await room.settle()
  const [last, running] = await snapshot('powerball')
  expect(last).toMatchObject({ cmd: 'MINIGAME', data1: 'settled', data2: { serverTime: '2026-11-23T08:50:00.000Z' } })
  expect(Object.keys(last?.data2.winners ?? {})).toHaveLength(10)
  expect(running?.data2).toMatchObject({ draw: null, winners: {}, round: { roundId: '2026-11-23T08:55:00Z' } })
  expect([await snapshot('speedkino'), await snapshot('powerball', 2)]).toEqual([[], []])
})

test('pages are asked to read the game again when staff change its limits or whether it is on', async () => {
  const { server } = room
  await server.system(setUpGames)
  await room.open('speedkino')
  await room.run()
  const { settings, levels } = await server.staff((ctx) => showSettings(ctx, 'speedkino'))
  const acts = [
    (ctx: StaffCtx) => saveLimits(ctx, 'speedkino', levels),
    (ctx: StaffCtx) => saveSettings(ctx, 'speedkino', { ...settings, isOn: false }),
  ]
  for (const act of acts) {
    const before = server.sent.length
    await server.staff<unknown>(act)
    expect(server.sent.slice(before).map(({ body }) => JSON.parse(body).data1)).toContain('changed')
  }
})

test('no message shows a link', async () => {
  const round = await room.round({ ...room.key(), drawAt: new Date('2026-11-23T08:50:00Z') })
  const hex = round?.link?.bytes.toString('hex') ?? ''
  expect(hex).toHaveLength(64)
  expect(JSON.stringify(room.server.sent)).not.toContain(hex)
  expect(JSON.stringify(await snapshot('powerball'))).not.toContain(hex)
})

test('new prices are published with what changed; where the lines of the kino ladder change, they are to be read again', async () => {
  await room.server.system(setUpGames)
  const save = (game: Minigame, changes: Partial<PricesToSave>) =>
    room.server.staff((ctx) => savePrices(ctx, game, { version: 1, combinationMarginBp: 760, prices: [], ...changes }))
  const published = (game: Minigame) =>
    room.server.sent
      .filter(({ subject, body }) => subject === `1.topic.powerball.${game}` && body.includes('MINIGAME_PRICES'))
      .map(({ body }) => JSON.parse(body))
  await save('powerball', {
    prices: [{ market: 'sum-parity', outcome: 'odd', price: 1_900 }],
    combinationMarginBp: 800,
  })
  expect(published('powerball')).toEqual([
    {
      cmd: 'MINIGAME_PRICES',
      data1: 2,
      data2: {
        serverTime: '2026-11-23T08:50:00.000Z',
        combinationMarginBp: 800,
        changes: [{ market: 'sum-parity', outcome: 'odd', price: 1_900, returnBp: 9_500 }],
      },
    },
  ])
  await save('kinoladder', { kinoThreeLinesUpTo: 30 })
  expect(published('kinoladder')).toMatchObject([{ data1: 2, data2: { changes: null } }])
})
