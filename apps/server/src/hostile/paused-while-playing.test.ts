import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { miniSlots } from '@maru/contract'
import { beforeAll, expect, test } from 'vitest'
import { GAME, VENDOR } from '../modules/games/adapters/vendor-wallet.fixture.ts'
import { makeChain, saltDemoChain } from '../modules/minigames/chain.service.ts'
import { pauseMember } from '../modules/protection/pause.service.ts'
import { CAPTCHA, PASSWORD, runningServer } from '../testing/running-server.ts'
import { vendorOf } from './vendor.ts'

const server = await runningServer()
const vendor = vendorOf(server)
type Person = Awaited<ReturnType<typeof server.member>>

const dayMs = 86_400_000
const slots = async () => (await server.client().call(miniSlots.path, { prodId: 'maru', type: 'powerball' })).data
const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await sleep(50)
}
// A round that accepts bets, with most of its time before it.
beforeAll(async () => {
  const chain = await server.system((ctx) => makeChain(ctx, { siteId: 1, game: 'powerball' }))
  await server.system((ctx) => saltDemoChain(ctx, chain))
  await until(async () => (await slots())?.isOn === true)
  await server.moveClock(Date.parse((await slots()).round.opensAt) + 310_000 - server.now().getTime())
  await until(async () => (await slots()).round.state === 'open')
}, 60_000)

const miniBet = async (member: Person): Promise<string> => {
  const { round } = await slots()
  const bet = {
    slipId: randomUUID(),
    selections: [{ market: 'sum-parity', outcome: 'odd' }],
    price: 1_950,
    stake: 1_000,
  }
  const sent = { prodId: 'maru', type: 'powerball', roundId: round.roundId, bets: [bet] }
  return (await member.call('/api/bet/betProc', sent)).resultCode
}
const launch = async (member: Person): Promise<string> =>
  (await member.call('/api/game/launch', { vendorKey: VENDOR, gameType: 'slot', gameKey: GAME })).resultCode
const deposit = async (member: Person): Promise<string> =>
  (await member.call('/api/cash/in', { amount: 10_000, requestKey: randomUUID() })).resultCode

/** Sits at a game, as at a live table, with a stake that is not decided. */
const seated = async () => {
  const member = await server.member({ cash: 50_000 })
  const player = await vendor.player(member.memberId)
  const open = vendor.betBody(player, 3_000)
  expect(await vendor.send('bet', open)).toMatchObject({ status: 'RS_OK' })
  return { member, player, open }
}

test.each([
  ['a time-out', (member: Person) => member.call('/api/protection/timeOut', { hours: 24 }), true],
  ['a self-exclusion', (member: Person) => member.call('/api/protection/exclude', { months: 6 }), true],
  [
    'a cooling',
    ({ memberId }: Person) =>
      server.system((ctx) =>
        pauseMember(ctx, memberId, { kind: 'cooling', endsAt: new Date(ctx.now.getTime() + dayMs) }),
      ),
    false,
  ],
] as const)(
  '%s that begins at the table refuses every bet at once, in each door with its code, and what is open settles',
  async (_, begin, endsSession) => {
    const { member, player, open } = await seated()
    await begin(member)

    // The vendor's page is open still: a table, a slot, whatever it shows.
    const refused = await vendor.bet(player, 1_000)
    expect(refused.status).not.toBe('RS_OK')
    if (endsSession) {
      expect(await miniBet(member)).toBe('TK001')
      expect(await launch(member)).toBe('TK001')
      await member.logIn(member.memId, PASSWORD, CAPTCHA)
    }
    expect(await miniBet(member)).toBe('B1006')
    expect(await launch(member)).toBe('B1006')
    expect(await deposit(member)).toBe('C132')
    const win = { round: open.round, reference_transaction_uuid: open.transaction_uuid, round_closed: true }
    expect(await vendor.send('win', vendor.betBody(player, 4_000, win))).toMatchObject({ status: 'RS_OK' })
    await server.settled()
    expect((await member.call('/api/cash/getUserCash')).data.balance).toBe(51_000)
  },
)
