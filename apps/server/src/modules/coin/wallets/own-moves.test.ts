import { connectChain, createSigner } from '@maru/coin-chain'
import { expect, test } from 'vitest'
import { coinDesk, USDT } from '../coin.fixture.ts'
import { findBooks, findUsedAddresses } from '../office/overview.repository.ts'
import { rereadFrom } from '../reader/reread.service.ts'
import { ownPartOf } from './own-move.rules.ts'

const coin = await coinDesk()
const { rpcUrl, chainId, token, hotKey } = coin.demo
const chain = await connectChain({ rpcUrl, chainId, token, timeoutMs: 5_000 })
const hot = createSigner({ key: hotKey, chainId, token, decimals: chain.decimals })

/** What is on the chain beyond what the books explain; 0: they agree. */
const unexplained = async (): Promise<number> => {
  const { books, addresses } = await coin.server.system(async (ctx) => ({
    books: await findBooks(ctx, chainId),
    addresses: await findUsedAddresses(ctx, chainId, hot.address),
  }))
  const all = await chain.balances([...addresses, hot.address])
  const { custody, own, arriving, leaving } = books
  return all.reduce((sum, one) => sum + one, 0) - custody - own - arriving + leaving
}
const sendFromHot = async (to: `0x${string}`, amount: number): Promise<void> => {
  const nonce = await chain.minedNonce(hot.address)
  const { raw, hash } = await hot.sign({ to, amount, nonce, fees: await chain.fees() })
  await chain.send(raw)
  await expect.poll(() => chain.receipt(hash), { timeout: 10_000, interval: 5 }).not.toBeNull()
}

test('what the hot wallet held at first, and what is brought to it and taken from it, is the operator’s own', async () => {
  expect((await coin.rows('SELECT opening FROM coin.wallet'))[0].opening).toBeGreaterThan(0)
  expect(await unexplained()).toBe(0)
  await coin.send(hot.address, 70 * USDT)
  await coin.follow()
  expect(await unexplained()).toBe(0)
  await sendFromHot('0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC', 25 * USDT)
  await coin.follow()
  expect(await unexplained()).toBe(0)
  expect(await coin.rows('SELECT amount FROM coin.own_move ORDER BY block')).toMatchObject([
    { amount: 70 * USDT },
    { amount: -25 * USDT },
  ])
})

test('a deposit is no money of the operator, before it is booked and after', async () => {
  const { address } = await coin.member()
  await coin.send(address, 40 * USDT)
  await coin.follow()
  expect(await unexplained()).toBe(0)
  await coin.deepen()
  expect(await unexplained()).toBe(0)
})

test('what leaves the chain with its block is found again where it is', async () => {
  await coin.send(hot.address, 5 * USDT)
  await coin.follow()
  const before = await coin.rows('SELECT count(*) AS n FROM coin.own_move')
  await coin.demo.reorg(1)
  await coin.demo.mine(2)
  await coin.follow()
  await coin.follow()
  expect(await unexplained()).toBe(0)
  expect((await coin.rows('SELECT count(*) AS n FROM coin.own_move'))[0].n).toBeLessThanOrEqual(before[0].n)
})

test('what moved up to the block of the opening is in what the wallet held, however far back the chain is read again', async () => {
  const [{ opening, opened_block: opened }] = await coin.rows('SELECT * FROM coin.wallet')
  const before = await chain.transfers(1, Number(opened))
  expect(before.filter(({ to }) => to === hot.address).reduce((sum, { amount }) => sum + amount, 0)).toBe(
    Number(opening),
  )
  const moves = await coin.rows('SELECT * FROM coin.own_move ORDER BY block, tx_hash')
  await rereadFrom(coin.server.config, coin.server.system, 1)
  await coin.deepen()
  expect(await coin.rows('SELECT * FROM coin.own_move ORDER BY block, tx_hash')).toEqual(moves)
  expect(await unexplained()).toBe(0)
})

test('a wallet that is opened late counts what came behind its opening alone, from the very next block on', async () => {
  await coin.send(hot.address, 3 * USDT)
  await coin.follow()
  const { number } = await chain.head()
  const [wallet] = await coin.rows('SELECT * FROM coin.wallet')
  const [held = 0] = await chain.balances([hot.address])
  await coin.rows('DELETE FROM coin.own_move')
  const openedAt = (block: number, opening: number) =>
    coin.rows('UPDATE coin.wallet SET opened_block = $1, opening = $2', block, opening)
  const readAgain = async () => {
    await rereadFrom(coin.server.config, coin.server.system, number)
    await coin.deepen()
    return (await coin.rows('SELECT amount FROM coin.own_move')).map(({ amount }) => amount)
  }
  await openedAt(number, held)
  expect(await readAgain()).toEqual([])
  expect(await unexplained()).toBe(0)
  await openedAt(number - 1, held - 3 * USDT)
  expect(await readAgain()).toEqual([3 * USDT])
  expect(await unexplained()).toBe(0)
  await openedAt(wallet.opened_block, wallet.opening)
  await rereadFrom(coin.server.config, coin.server.system, Number(wallet.opened_block) + 1)
  await coin.deepen()
  expect(await unexplained()).toBe(0)
})

test('what is too little for a deposit is no deposit, uses no quote up, and is in the books of the operator', async () => {
  const { memberId, address } = await coin.member()
  const quote = await coin.quote(memberId, 50 * USDT)
  await coin.send(address, USDT - 1)
  await coin.send(address, 9 * USDT)
  await coin.send(address, 50 * USDT)
  await coin.deepen()
  expect(await coin.deposits(memberId)).toMatchObject([
    { state: 'held', held_for: 'below-minimum', quote_id: null },
    { state: 'credited', quote_id: quote.quoteIdx },
  ])
  expect(await unexplained()).toBe(0)
})

test('a sweep to the hot wallet moves nothing, one to elsewhere takes; a payment is booked as such', () => {
  const known = { wallets: new Set(['hot']), deposits: new Set(['one', 'two']), signed: new Set(['paid']) }
  const part = (from: string, to: string, txHash = 'other', amount = 7 * USDT) =>
    ownPartOf({ from: from as `0x${string}`, to: to as `0x${string}`, txHash: txHash as `0x${string}`, amount }, known)
  expect(part('one', 'hot')).toBe(0)
  expect(part('one', 'outside')).toBe(-7 * USDT)
  expect(part('hot', 'outside')).toBe(-7 * USDT)
  expect(part('hot', 'outside', 'paid')).toBe(0)
  expect(part('outside', 'hot')).toBe(7 * USDT)
  expect(part('outside', 'one')).toBe(0)
  expect(part('outside', 'one', 'other', USDT - 1)).toBe(USDT - 1)
  // Booked as a deposit of the member, though nothing came: the operator gave it.
  expect(part('hot', 'one')).toBe(-7 * USDT)
  expect(part('one', 'two')).toBe(-7 * USDT)
})
