import { expect, test } from 'vitest'
import { cashDesk } from '../../testing/cash-desk.ts'
import { testServer } from '../../testing/context.ts'
import { addGames, addPlayer, bet, win } from '../games/adapters/vendor-wallet.fixture.ts'
import { createWallet } from '../games/wallet.service.ts'
import { setTest } from '../identity/member-desk.service.ts'
import { figuresByGame } from '../wagers/index.ts'
import { showFigures } from './figures.service.ts'

const DAY = '2026-11-20'
const server = await testServer({ at: `${DAY}T15:00:00+09:00` })
await addGames(server)
const wallet = createWallet(server.contexts)
const desk = cashDesk(server)

const figures = async () => {
  const { waitingSignUps: _, waitingCash: __, trialBalance: ___, ...counted } = await server.staff(showFigures)
  return counted
}
const byGame = () => server.staff((ctx) => figuresByGame(ctx, DAY))

test('what a test account deposits, stakes and wins is in no figure of its site, and in all of them once it is none', async () => {
  const ordinary = await addPlayer(server, 10_000)
  const lost = bet(ordinary, { amount: 3_000 })
  await wallet.operate(lost)
  await wallet.operate(win(ordinary, lost, { amount: 1_000 }))
  const [before, gamesBefore] = [await figures(), await byGame()]
  expect(before).toMatchObject({ profitToday: 2_000, openWagers: 0, playing: 1 })
  const player = await addPlayer(server, 0)
  const { cashIdx } = await desk.deposit(player.memberId, 50_000)
  await desk.wait(cashIdx)
  await desk.approve(cashIdx)
  const staked = bet(player, { amount: 5_000 })
  await wallet.operate(staked)
  await wallet.operate(win(player, staked, { amount: 1_000 }))
  await wallet.operate(bet(player, { amount: 2_000 }))
  const after = await figures()
  expect(after).toMatchObject({
    depositsToday: 50_000,
    profitToday: 6_000,
    openWagers: 1,
    openStake: 2_000,
    playing: 2,
  })
  const mark = (isTest: boolean) => server.staff((ctx) => setTest(ctx, player.memberId, { isTest, reason: 'our own' }))
  await mark(true)
  expect(await figures()).toEqual(before)
  expect((await byGame()).filter(({ rounds }) => rounds !== 0)).toEqual(gamesBefore)
  await mark(false)
  expect(await figures()).toEqual(after)
  await expect(mark(false)).rejects.toMatchObject({ code: 'STAFF_CONFLICT' })
  await wallet.close()
})
