import { minigames } from '@maru/contract'
import { expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { addSite } from '../../site/index.ts'
import { standardMostExposure } from '../prices/standard.rules.ts'
import { gamesOfSite, readGame } from './game.repository.ts'
import { gamesOfNewSite } from './set-up.service.ts'

const server = await testServer({ observers: { site: [gamesOfNewSite] } })
const add = (host: string) =>
  server.staff((ctx) => addSite(ctx, { name: 'Third', theme: 'maru', host, currency: 'EUR' }))

test('a site that is added has its games, in its own currency, in the same moment', async () => {
  const siteId = await add('third.example')
  const games = await server.system(gamesOfSite, siteId)
  expect(games.map(({ game }) => game)).toEqual([...minigames].sort())
  const game = await server.system((ctx) => readGame(ctx, 'powerball'), siteId)
  expect(game).toMatchObject({ version: 1, isOn: true, mostExposure: standardMostExposure('EUR') })
})

test('a site that could not be added has none', async () => {
  await expect(add('third.example')).rejects.toThrow()
  const { rows } = await server.ownerPool.query('SELECT DISTINCT site_id::int FROM minigames.game')
  expect(rows).toHaveLength(1)
})
