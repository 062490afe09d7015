import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { ownAddressOf } from '../../platform/live/topic.ts'
import { testServer } from '../../testing/context.ts'
import { TryLater, trialBalance, verify } from '../ledger/index.ts'
import { liveListeners, memberTopic } from '../live/index.ts'
import { figureProblemsOf } from '../wagers/index.ts'
import { addGames, addPlayer, bet, cashOf, rollback, type TestPlayer, win } from './adapters/vendor-wallet.fixture.ts'
import { modelAnswer, modelOf } from './adapters/vendor-wallet.model.ts'
import { createWallet } from './wallet.service.ts'
import type { WalletAnswer, WalletOperation } from './wallet-port.ts'

const server = await testServer({ listeners: liveListeners })
await addGames(server)
// Each with connections and a memory of its own, as two server processes have.
const wallets = [createWallet(server.contexts), createWallet(server.contexts)] as const
afterAll(() => Promise.all(wallets.map((wallet) => wallet.close())))

const CASH = 5_000
// Nothing is kept of what is refused as other content: it is answered with the balance of the moment.
const outcomeOf = ({ outcome, balance }: WalletAnswer) =>
  outcome === 'other-content' ? { outcome } : { outcome, balance }

const nothingIsWrong = async () => {
  expect(await server.system(verify)).toEqual([])
  expect((await server.system((ctx) => trialBalance(ctx))).filter(({ sum }) => sum !== 0)).toEqual([])
  expect(await server.system(figureProblemsOf)).toEqual([])
}

test('what two processes are sent at once comes to what some order of it comes to in the model', async () => {
  const step = fc.record({
    verb: fc.constantFrom('bet', 'bet', 'win', 'rollback'),
    who: fc.nat(3),
    of: fc.nat(5),
    amount: fc.constantFrom(0, 300, 1_700, 2_900),
    endsRound: fc.boolean(),
    through: fc.constantFrom([0], [1], [0, 1], [1, 0, 0]),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60 }), async (steps) => {
      const players: TestPlayer[] = []
      for (let n = 0; n < 4; n++) players.push(await addPlayer(server, CASH))
      const bets = players.map((player) => Array.from({ length: 6 }, () => bet(player)))
      const operations = steps.map(({ verb, who, of, amount, endsRound }): WalletOperation => {
        const [player, staked] = [players[who] as TestPlayer, bets[who]?.[of] as WalletOperation]
        if (verb === 'bet') return { ...(staked as ReturnType<typeof bet>), amount }
        if (verb === 'win') return win(player, staked, { amount, endsRound })
        return rollback(player, staked, { endsRound })
      })
      const answers = await Promise.all(
        steps.map(({ through }, i) =>
          Promise.all(through.map((n) => wallets[n as 0 | 1].operate(operations[i] as WalletOperation))),
        ),
      )
      // One operation has one outcome, whoever was asked.
      for (const same of answers) expect(new Set(same.map((answer) => JSON.stringify(outcomeOf(answer)))).size).toBe(1)
      const { rows } = await server.pool.query(
        `SELECT r.transaction_id, r.verb, r.outcome, r.balance_after FROM games.vendor_request r WHERE r.member_id = ANY($1)`,
        [players.map(({ memberId }) => memberId)],
      )
      const kept = new Map(rows.map((row) => [`${row.verb} ${row.transaction_id}`, row]))
      for (const [i, operation] of operations.entries()) {
        const row = kept.get(`${operation.verb} ${operation.transactionId}`)
        const [answer] = answers[i] as WalletAnswer[]
        if (answer?.outcome === 'other-content') continue
        expect(outcomeOf(answer as WalletAnswer)).toEqual({ outcome: row?.outcome, balance: row?.balance_after })
      }
      for (const player of players) {
        const cash = await cashOf(server, player)
        expect(cash).toBeGreaterThanOrEqual(0)
        const { rows: sums } = await server.pool.query(
          `SELECT coalesce(sum(payout - stake), 0)::int AS net FROM wagers.wager WHERE member_id = $1`,
          [player.memberId],
        )
        expect(cash).toBe(CASH + sums[0].net)
      }
    }),
    { numRuns: Number(process.env.PROPERTY_RUNS ?? 12) },
  )
  await nothingIsWrong()
}, 120_000)

test('one member’s operations, sent in order to one process while another is busy, come to what the model says', async () => {
  const player = await addPlayer(server, CASH)
  const noise: TestPlayer[] = []
  for (let n = 0; n < 8; n++) noise.push(await addPlayer(server, CASH))
  const first = bet(player, { amount: 2_000 })
  const second = bet(player, { amount: 4_000 })
  const operations = [
    first,
    second,
    win(player, first),
    second,
    rollback(player, first),
    rollback(player, second),
    first,
  ]
  const model = modelOf([player.playerId], CASH)
  const expected = operations.map((operation) => modelAnswer(model, operation))
  const others = Promise.all(noise.flatMap((one) => [0, 1].map((n) => wallets[n as 0 | 1].operate(bet(one)))))
  expect((await Promise.all(operations.map((operation) => wallets[0].operate(operation)))).map(outcomeOf)).toEqual(
    expected,
  )
  await others
  await nothingIsWrong()
})

test('an id that two members use in two processes at once is one member’s, and the other’s is other content', async () => {
  for (let n = 0; n < 10; n++) {
    const players = [await addPlayer(server, CASH), await addPlayer(server, CASH)] as const
    const staked = bet(players[0])
    const twin = { ...staked, playerId: players[1].playerId, token: players[1].token }
    const answers = await Promise.all([wallets[0].operate(staked), wallets[1].operate(twin)])
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['done', 'other-content'])
    const left = await Promise.all(players.map((player) => cashOf(server, player)))
    expect(left.toSorted()).toEqual([CASH - 1_000, CASH].toSorted())
  }
})

test('a bet and a win of one id, sent to two processes at once, are one of the two', async () => {
  for (let n = 0; n < 10; n++) {
    const player = await addPlayer(server, CASH)
    const staked = bet(player)
    await wallets[0].operate(staked)
    const won = win(player, staked)
    const twin = bet(player, { transactionId: won.transactionId })
    const answers = await Promise.all([wallets[n % 2 ? 0 : 1].operate(won), wallets[n % 2 ? 1 : 0].operate(twin)])
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['done', 'other-content'])
  }
})

test.each([
  { placed: 'half a year ago', days: 180 },
  { placed: 'by a process whose clock is two days ahead', days: -2 },
])(
  'a round placed $placed is paid, bet upon again and taken back as any other, beside one of today',
  async ({ days }) => {
    const player = await addPlayer(server, CASH)
    const staked = bet(player)
    await server.pool.query(
      "UPDATE games.session SET expires_at = expires_at + interval '9 days' WHERE member_id = $1",
      [player.memberId],
    )
    server.clock.advance(-days * 86_400_000)
    await wallets[0].operate(staked)
    server.clock.advance(days * 86_400_000)
    const today = bet(await addPlayer(server, CASH))
    const paid = win(player, staked, { amount: 900, endsRound: false })
    const answers = await Promise.all([wallets[1].operate(today), wallets[1].operate(paid)])
    expect(answers.map(({ outcome }) => outcome)).toEqual(['done', 'done'])
    expect((await wallets[0].operate(rollback(player, paid))).outcome).toBe('done')
    expect((await wallets[0].operate(rollback(player, staked, { endsRound: true }))).outcome).toBe('done')
    expect(await cashOf(server, player)).toBe(CASH)
    await nothingIsWrong()
  },
)

test('an operation that only a defect could bring about fails alone, and its neighbours in the batch are carried out', async () => {
  const players = [await addPlayer(server, CASH), await addPlayer(server, CASH), await addPlayer(server, CASH)] as const
  const broken = bet(players[1])
  await wallets[0].operate(broken)
  await server.ownerPool.query('UPDATE wagers.wager SET stake = 0 WHERE member_id = $1', [players[1].memberId])
  const results = await Promise.allSettled([
    wallets[0].operate(bet(players[0])),
    wallets[0].operate(rollback(players[1], broken)),
    wallets[0].operate(bet(players[2])),
  ])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await cashOf(server, players[1])).toBe(CASH - 1_000)
  expect(await cashOf(server, players[2])).toBe(CASH - 1_000)
})

test('what the database refuses of one operation, the others of its batch do not feel', async () => {
  const players = [await addPlayer(server, CASH), await addPlayer(server, CASH)] as const
  await server.ownerPool.query(
    `ALTER TABLE games.vendor_request ADD CONSTRAINT no_such_round CHECK (round <> 'refused') NOT VALID`,
  )
  const results = await Promise.allSettled([
    wallets[0].operate(bet(players[0], { round: 'refused' })),
    wallets[0].operate(bet(players[1])),
  ])
  await server.ownerPool.query('ALTER TABLE games.vendor_request DROP CONSTRAINT no_such_round')
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  expect(await cashOf(server, players[0])).toBe(CASH)
})

test('every member of a batch receives the new balance once, with versions that rise', async () => {
  const players = [await addPlayer(server, CASH), await addPlayer(server, CASH)]
  await server.contexts.drained()
  server.sent.length = 0
  const staked = await Promise.all(
    players.map(async (player) => {
      const operation = bet(player)
      await wallets[0].operate(operation)
      return operation
    }),
  )
  await Promise.all(players.map((player, n) => wallets[1].operate(win(player, staked[n] as WalletOperation))))
  for (const { memberId, siteId } of players) {
    const received = server.sent.filter(({ topic }) => topic === ownAddressOf(memberTopic, siteId, memberId).key)
    expect(received.map(({ body }) => JSON.parse(body).data1)).toEqual([CASH - 1_000, CASH + 1_500])
    expect(received[1]?.version).toBe((received[0]?.version ?? 0) + 1)
  }
})

test('a closed wallet answers what it took and takes nothing more', async () => {
  const wallet = createWallet(server.contexts)
  const player = await addPlayer(server, CASH)
  await wallet.balance({ vendorCode: 'studio', playerId: player.playerId, token: player.token })
  const taken = wallet.operate(bet(player))
  // It is in the queue once its player is known.
  await new Promise((resolve) => setImmediate(resolve))
  await wallet.close()
  expect((await taken).outcome).toBe('done')
  await expect(wallet.operate(bet(player))).rejects.toThrow(TryLater)
})
