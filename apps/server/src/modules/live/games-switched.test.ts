import { beforeEach, describe, expect, test } from 'vitest'
import { addressOf } from '../../platform/live/topic.ts'
import { switchGame } from '../games/catalogue.service.ts'
import { serverWithVendor } from '../games/games.fixture.ts'
import { syncGames } from '../games/sync-games.service.ts'
import { liveListeners } from './index.ts'
import { siteTopic } from './topics.ts'

const { server } = await serverWithVendor(liveListeners)
const games = ['koi', 'drum', 'table']
await server.system(syncGames)
const switchTo = (gameCode: string, isOn: boolean, siteId = 1) =>
  server.staff((ctx) => switchGame(ctx, 'studio', gameCode, isOn), {}, siteId)
const delivered = async (siteId = 1) => {
  await server.contexts.drained()
  return server.sent
    .filter(({ subject }) => subject === addressOf(siteTopic, siteId).subject)
    .map(({ body }) => JSON.parse(body) as { cmd: string; data1: string; data2: string })
}
const gamesRun = { cmd: 'LOCK_BET_YN', data1: 'N', data2: 'Y' }
const gamesAreDown = { cmd: 'LOCK_BET_YN', data1: 'Y', data2: 'N' }

beforeEach(async () => {
  for (const game of games) await switchTo(game, true)
  await server.contexts.drained()
  server.sent.length = 0
})

describe('members learn of a switch', () => {
  test('of one game as games that run: no pair that says all are down', async () => {
    await switchTo('koi', false)
    await switchTo('koi', true)
    expect(await delivered()).toEqual([gamesRun, gamesRun])
  })

  test('as all games down with the last one off, and as games that run with the first one on', async () => {
    for (const game of games) await switchTo(game, false)
    expect((await delivered()).at(-1)).toEqual(gamesAreDown)
    await switchTo('drum', true)
    expect((await delivered()).at(-1)).toEqual(gamesRun)
  })

  test('at their own site only', async () => {
    for (const game of games) await switchTo(game, false)
    expect(await delivered(2)).toEqual([])
  })

  test('as all games down when the last two are switched off at the same moment', async () => {
    await switchTo('table', false)
    await Promise.all([switchTo('koi', false), switchTo('drum', false)])
    expect(await delivered()).toContainEqual(gamesAreDown)
  })
})
