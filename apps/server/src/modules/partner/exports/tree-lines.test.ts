import { partnerTree } from '@maru/contract'
import { expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { noMoney } from '../../../testing/wagers.ts'
import { moveWager, placeWager } from '../../wagers/index.ts'
import { ownNode } from '../access.service.ts'
import { accrueAll } from '../accrual/accrue.fixture.ts'
import { moveBelow } from '../desk/move-desk.service.ts'
import { addBelow, addPartner, chainOf, flat, setRates } from '../partner.fixture.ts'
import { treeLines } from './tree-lines.service.ts'

const server = await testServer({ at: '2026-11-20T12:00:00+09:00' })
const head = await addPartner(server, 1)
const [former, latter] = [await addPartner(server, 2, head), await addPartner(server, 2, head)]
const mover = await addPartner(server, 3, former)
for (const [partner, rate] of [
  [head, 100],
  [former, 80],
  [latter, 80],
  [mover, 50],
] as const)
  await setRates(server, partner, flat(rate, 1_000))
const [moved, own] = [await addBelow(server, mover), await addBelow(server, latter)]

const lost = async (memberId: number, partnerId: number, stake: number): Promise<void> => {
  const rateChainId = await chainOf(server, partnerId)
  const about = { memberId, product: 'slot', vendorCode: 'studio', gameCode: 'koi', selection: null, rateChainId }
  await server.system(async (ctx) => {
    const ref = await placeWager(ctx, { ...about, round: `${memberId} ${stake}`, stake, ...noMoney })
    await moveWager(ctx, ref, { stake: 0, payout: 0, bets: 0, endsRound: true }, undefined)
  })
}
const linesOf = (partnerId: number) =>
  server.member(head, async (ctx) => {
    const asked = partnerTree.body.parse({ partnerId, period: 'today' })
    const { list } = await treeLines(ctx, await ownNode(ctx, 'tree.read'), asked)
    return list.map(({ of, turnover, netLoss }) => [of, turnover, netLoss])
  })

test('what a branch brought elsewhere is neither taken off what the direct members came to, nor added to it', async () => {
  await lost(moved, mover, 400_000)
  await lost(own, latter, 30_000)
  await server.staff((ctx) => moveBelow(ctx, mover, { parentId: latter, reason: 'as agreed' }))
  await lost(moved, mover, 7_000)
  await accrueAll(server)
  expect(await linesOf(latter)).toEqual([
    ['partner', 37_000, 37_000],
    ['partner', 407_000, 407_000],
    ['direct', 30_000, 30_000],
    ['elsewhere', -400_000, -400_000],
  ])
  expect(await linesOf(former)).toEqual([
    ['partner', 400_000, 400_000],
    ['direct', 0, 0],
    ['elsewhere', 400_000, 400_000],
  ])
})
