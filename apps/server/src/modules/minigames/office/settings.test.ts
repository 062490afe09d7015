import { type MiniGameSettings, type Minigame, minigames } from '@maru/contract'
import { expect, test } from 'vitest'
import { listen } from '../../../platform/events/events.ts'
import { testServer } from '../../../testing/context.ts'
import { isAnyGameOn } from '../../games/index.ts'
import '../lobby.service.ts'
import { setUpGames } from '../set-up/set-up.service.ts'
import { saveSettings, showSettings } from './settings.service.ts'

const switched: { gameCode: string; isOn: boolean; areGamesOn: boolean }[] = []
const server = await testServer({
  listeners: [listen('games.switched', async (_ctx, payload) => void switched.push(payload))],
})
await server.system(setUpGames)

const change = (game: Minigame, changes: Partial<MiniGameSettings>) =>
  server.staff(async (ctx) => saveSettings(ctx, game, { ...(await showSettings(ctx, game)).settings, ...changes }))

test('a site on which only mini games are on has games, and one without has none', async () => {
  expect(await server.system(isAnyGameOn)).toBe(true)
  for (const game of minigames) await change(game, { isOn: false })
  await server.contexts.drained()
  expect(switched.map(({ gameCode, areGamesOn }) => `${gameCode} ${areGamesOn}`)).toEqual([
    'powerball true',
    'powerladder true',
    'speedkino true',
    'kinoladder false',
  ])
  expect(await server.system(isAnyGameOn)).toBe(false)
  await change('speedkino', { isOn: true })
  await server.contexts.drained()
  expect(switched.at(-1)).toMatchObject({ gameCode: 'speedkino', isOn: true, areGamesOn: true })
})

test('other settings of a game are no switch', async () => {
  switched.length = 0
  await change('speedkino', { closesBeforeSeconds: 20 })
  await server.contexts.drained()
  expect(switched).toEqual([])
})

test.each([
  'x',
  'powerball.json',
  'file:',
  'file:..',
  'file:../secrets.json',
  'file:///etc/passwd',
  'http://',
  'https://a.example:99999/',
  'ftp://a.example/x',
  'javascript:1',
])('a feed that stands at %j is refused, not saved to be found unreadable at a draw', async (feedAddress) => {
  for (const source of ['own', 'feed'] as const)
    await expect(change('speedkino', { source, feedAddress })).rejects.toMatchObject({
      code: 'STAFF_INVALID',
      detail: { fields: [{ field: 'feedAddress', problem: 'invalid' }] },
    })
})

test.each(['file:kino.json', 'https://a.example/results?game=kino', 'http://10.0.0.7:8080/kino', null])(
  'an address of a feed may be %j',
  async (feedAddress) => {
    await change('speedkino', { source: 'own', feedAddress })
    expect((await server.staff((ctx) => showSettings(ctx, 'speedkino'))).settings.feedAddress).toBe(feedAddress)
  },
)
