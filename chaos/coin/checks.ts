import type { PartCheck } from '../studio/checks.ts'
import type { CoinEvidence } from './evidence.ts'

const COMPLETED = 1
/** What a deposit brings, by the guide: in whole won, cut. */
const worthOf = (amount: number, rate: number): number => Number((BigInt(amount) * BigInt(rate)) / 1_000_000_000n)
const completed = ({ withdrawals }: CoinEvidence) => withdrawals.filter(({ status }) => status === COMPLETED)
const changedFirst = <T>(list: readonly T[], change: (one: T) => T): T[] =>
  list.map((one, at) => (at === 0 ? change(one) : one))
const lastTwice = <T>(list: readonly T[]): T[] => [...list, ...list.slice(-1)]

export const coinChecks: readonly PartCheck<CoinEvidence>[] = [
  {
    name: 'servers end when they are killed, and never by themselves',
    seen: ({ kills }) => `${kills} kills`,
    find: ({ ends, kills }) => (ends > kills ? [`they ended ${ends} times, and were killed ${kills} times`] : []),
    spoil: (evidence) => ({ ...evidence, ends: evidence.kills + 1 }),
  },
  {
    name: 'all that was sent, asked for and paid comes to its end',
    seen: ({ sent, withdrawals }) => `${sent.length} sent, ${withdrawals.length} withdrawals`,
    find: ({ waitedFor }) => (waitedFor === undefined ? [] : [`nothing moved any more for a minute: ${waitedFor}`]),
    spoil: (evidence) => ({ ...evidence, waitedFor: 'one' }),
  },
  {
    name: 'each transfer that the chain has is credited once, at its rate, and nothing else is',
    seen: ({ deposits }) => `${deposits.length} deposits`,
    find: ({ sent, deposits }) => {
      const found = Map.groupBy(deposits, ({ txHash }) => txHash)
      const known = new Set<string>(sent.map(({ txHash }) => txHash))
      return [
        ...sent.flatMap(({ txHash, memberId, amount, isOnChain }) => {
          const of = found.get(txHash) ?? []
          const [one] = of
          const isRight =
            isOnChain &&
            of.length === 1 &&
            one?.state === 'credited' &&
            one.memberId === memberId &&
            one.amount === amount &&
            one.cash === worthOf(amount, one.rate)
          return isRight ? [] : [`${txHash} of ${amount}, ${isOnChain ? 'in' : 'in no'} block: ${JSON.stringify(of)}`]
        }),
        ...deposits.filter(({ txHash }) => !known.has(txHash)).map(({ txHash }) => `${txHash}: nobody sent it`),
      ]
    },
    spoil: (evidence) =>
      evidence.deposits.length === 0 ? undefined : { ...evidence, deposits: lastTwice(evidence.deposits) },
  },
  {
    name: 'each withdrawal that was acknowledged is one request, of that sum to that address',
    seen: ({ asked }) =>
      Object.entries(Object.groupBy(asked, ({ said }) => said ?? 'unanswered'))
        .map(([said, of]) => `${of?.length} ${said === '0' ? 'acknowledged' : said}`)
        .join(', '),
    find: ({ asked, withdrawals }) => {
      const found = Map.groupBy(withdrawals, ({ requestKey }) => requestKey)
      return asked.flatMap(({ requestKey, memberId, cash, address, said }) => {
        const of = found.get(requestKey) ?? []
        const isSame = of.every((one) => one.memberId === memberId && one.cash === cash && one.address === address)
        return isSame && of.length <= 1 && (said !== '0' || of.length === 1)
          ? []
          : [`${requestKey} (${said ?? 'no answer'}): ${JSON.stringify(of)}`]
      })
    },
    spoil: (evidence) => ({ ...evidence, withdrawals: lastTwice(evidence.withdrawals) }),
  },
  {
    name: 'each completed withdrawal left the hot wallet once, and nothing else left it',
    seen: (evidence) => `${completed(evidence).length} paid`,
    find: (evidence) => {
      const left = Map.groupBy(evidence.left, ({ to }) => to as string)
      const due = new Map<string, number>(completed(evidence).map(({ address, coin }) => [address, coin]))
      return [...new Set([...left.keys(), ...due.keys()])].flatMap((address) => {
        const amounts = (left.get(address) ?? []).map(({ amount }) => amount)
        const coin = due.get(address)
        const isRight = amounts.length === 1 && amounts[0] === coin
        return isRight ? [] : [`${address}: ${coin ?? 'nothing'} is due, ${amounts.join(', ') || 'nothing'} left`]
      })
    },
    spoil: (evidence) => (evidence.left.length === 0 ? undefined : { ...evidence, left: lastTwice(evidence.left) }),
  },
  {
    name: 'what is at our addresses is what the books say, to the micro-USDT',
    seen: ({ held }) => `${held.onChain} on the chain`,
    find: ({ held }) =>
      held.onChain === held.inBooks ? [] : [`${held.onChain} on the chain, ${held.inBooks} in the books`],
    spoil: (evidence) => ({ ...evidence, held: { ...evidence.held, onChain: evidence.held.onChain + 1 } }),
  },
  {
    name: 'members have what they had, with what was credited and without what was paid',
    seen: ({ members }) => `${members.length} members`,
    find: (evidence) =>
      evidence.members.flatMap(({ memberId, startingCash, cash }) => {
        const came = evidence.deposits.filter((one) => one.memberId === memberId)
        const went = completed(evidence).filter((one) => one.memberId === memberId)
        const due = [startingCash, ...came.map((one) => one.cash), ...went.map((one) => -one.cash)]
        const sum = due.reduce((all, one) => all + one, 0)
        return sum === cash ? [] : [`member ${memberId}: ${sum} is due, ${cash} held`]
      }),
    spoil: (evidence) => ({
      ...evidence,
      members: changedFirst(evidence.members, (one) => ({ ...one, cash: one.cash + 1 })),
    }),
  },
  {
    name: 'the proofs of ledger, cashier, deposits and payments find nothing',
    seen: () => 'ledger.verify, cashier.verify, coin.verify, coin.verify_payments',
    find: ({ proofs }) => proofs,
    spoil: (evidence) => ({ ...evidence, proofs: ['a proof'] }),
  },
]
