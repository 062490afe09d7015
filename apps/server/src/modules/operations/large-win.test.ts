import { expect, test } from 'vitest'
import { testServer } from '../../testing/context.ts'
import { addGames, addPlayer, bet, win } from '../games/adapters/vendor-wallet.fixture.ts'
import { createWallet } from '../games/wallet.service.ts'
import { saveTitles } from '../wagers/index.ts'
import { operationsModule } from './module.ts'
import { listNotices, resolveNotice } from './notice.service.ts'

const server = await testServer({ env: { LARGE_WIN: '2000' }, observers: operationsModule.observers ?? {} })
await addGames(server)
const names = (name: string) => ({ ko: name, en: name, vn: name })
const title = { gameCode: 'moonlit-koi', vendorNames: names('studio'), canReplay: false, texts: {} }
await server.system((ctx) => saveTitles(ctx, [{ ...title, vendorCode: 'studio', gameNames: names('달빛 잉어') }]))

test('a win from the set amount on becomes a notice to staff, smaller ones and returned stakes do not, and staff dismiss it', async () => {
  const wallet = createWallet(server.contexts)
  const player = await addPlayer(server, 100_000)
  const staked = (amount: number, payout: number) =>
    (async () => {
      const bets = bet(player, { amount })
      await wallet.operate(bets)
      await wallet.operate(win(player, bets, { amount: payout }))
    })()
  await staked(1_000, 1_999)
  await staked(3_000, 3_000)
  server.sent.length = 0
  await staked(1_000, 2_000)
  await wallet.close()
  expect(server.sent.map(({ body }) => body)).toContain('{"what":"notice","id":"","isNew":true}')
  const notices = await server.staff(listNotices)
  expect(notices).toMatchObject([
    { kind: 'large-win', memberId: player.memberId, gameName: '달빛 잉어', stake: 1_000, payout: 2_000 },
  ])
  const noticeId = notices[0]?.noticeId ?? 0
  await expect(server.staff((ctx) => resolveNotice(ctx, noticeId, 'retry'))).rejects.toMatchObject({
    code: 'STAFF_NOT_FOUND',
  })
  await server.staff((ctx) => resolveNotice(ctx, noticeId, 'discard'))
  expect(await server.staff(listNotices)).toEqual([])
})
