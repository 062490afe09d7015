import { groupedBy } from '../../checks/facts.ts'
import type { TableCheck, TableEvidence } from '../evidence.ts'
import { type Movement, type Payout, type Round, roundName, type Wager } from '../facts.ts'

type Bet = { change: string; player: string; chips: Record<string, number>; counts: boolean }

/** The bets of every round, and which of them count: accepted, and not taken back by anybody. */
export const betsByRound = ({ facts }: Pick<TableEvidence, 'facts'>): Map<string, Bet[]> => {
  const byRound = new Map<string, Bet[]>()
  for (const [name, events] of groupedBy(facts.events, roundName)) {
    const bets: Bet[] = []
    for (const { type, change, player, chips } of events)
      if (type === 'asked')
        bets.push({
          change: change ?? '',
          player: player ?? '',
          chips: chips ?? {},
          counts:
            events.some((one) => one.change === change && one.type === 'accepted') &&
            !events.some((one) => one.change === change && one.type === 'undoing'),
        })
    byRound.set(name, bets)
  }
  return byRound
}

const sumOf = (chips: Record<string, number>): number => Object.values(chips).reduce((sum, amount) => sum + amount, 0)
const amountOf = (movements: readonly Movement[], kind: string): number =>
  movements.filter((one) => one.kind === kind).reduce((sum, { amount }) => sum + amount, 0)
const countOf = (movements: readonly Movement[], kind: string): number =>
  movements.filter((one) => one.kind === kind).length

/** By the money that moved at the platform, and by what the table stored beside it. */
export const settledCheck: TableCheck = {
  name: 'every accepted bet of a table is settled once or refunded once, and no other cost anything',
  seen: ({ facts, wallet }) => {
    const voided = new Set(facts.rounds.filter(({ is_voided }) => is_voided).map(roundName))
    const bets = [...betsByRound({ facts })].flatMap(([name, all]) =>
      all.map((bet) => ({ ...bet, isVoided: voided.has(name) })),
    )
    const counting = bets.filter(({ counts, isVoided }) => counts && !isVoided).length
    return `${bets.length} bets, ${counting} settled; ${wallet.wagers.length} wagers, ${countOf(wallet.movements, 'rollback')} refunds`
  },
  find: ({ facts, wallet }) => {
    const wagers = new Map(wallet.wagers.map((wager) => [`${wager.round} ${wager.player}`, wager]))
    const movements = groupedBy(wallet.movements, ({ wager_id }) => wager_id)
    const payouts = groupedBy(facts.payouts, (payout) => `${roundName(payout)} ${payout.player}`)
    const bets = betsByRound({ facts })
    const known = new Set<string>()
    const wrong = facts.rounds.flatMap((round) =>
      [...groupedBy(bets.get(roundName(round)) ?? [], ({ player }) => player)].flatMap(([player, own]) => {
        const wager = wagers.get(`${round.id} ${player}`)
        known.add(`${round.id} ${player}`)
        const paid = payouts.get(`${roundName(round)} ${player}`) ?? []
        const why = wrongOf(round, own, paid, wager, wager ? (movements.get(wager.wager_id) ?? []) : [])
        return why ? [`${roundName(round)} of ${player}: ${why}`] : []
      }),
    )
    const strange = [...wagers.keys()].filter((key) => !known.has(key))
    return [...wrong, ...strange.map((key) => `the platform has a wager that no table knows: ${key}`)]
  },
  control: {
    platformSql: `INSERT INTO wagers.movement (site_id, member_id, placed_at, wager_id, ord, kind, amount, balance_after, transfer_id, happened_at)
      SELECT m.site_id, m.member_id, m.placed_at, m.wager_id, m.ord + 100, 'rollback', m.amount, m.balance_after, m.transfer_id, m.happened_at
      FROM wagers.movement m JOIN wagers.wager w USING (wager_id) WHERE w.vendor_code = 'studio' LIMIT 1`,
  },
}

/** The same, where the studio's own books lost one of its payouts. */
export const paidOnceCheck: TableCheck = {
  name: 'a settled round paid each player with a stake once, and said so once',
  seen: ({ facts }) => `${facts.payouts.length} payouts`,
  find: ({ facts }) => {
    const paid = groupedBy(
      facts.events.filter(({ type }) => type === 'paid'),
      (event) => `${roundName(event)} ${event.player}`,
    )
    return facts.payouts.flatMap((payout) => {
      const times = paid.get(`${roundName(payout)} ${payout.player}`)?.length ?? 0
      return times === 1 ? [] : [`${roundName(payout)} of ${payout.player} was paid ${times} times`]
    })
  },
  control: {
    studioSql: `DELETE FROM studio.table_event WHERE (code, round, seq) = (SELECT code, round, seq FROM studio.table_event WHERE type = 'paid' LIMIT 1)`,
  },
}

const wrongOf = (
  round: Round,
  bets: readonly Bet[],
  payouts: readonly Payout[],
  wager: Wager | undefined,
  movements: readonly Movement[],
): string | undefined => {
  const counting = bets.filter(({ counts }) => counts)
  const staked = counting.reduce((sum, { chips }) => sum + sumOf(chips), 0)
  const [asked, refunds, wins] = [countOf(movements, 'bet'), countOf(movements, 'rollback'), countOf(movements, 'win')]
  if (asked > bets.length) return `${asked} stakes were taken for ${bets.length} bets`
  if (asked > 0 && movements[0]?.moved === null) return 'its stake never moved'
  const left = amountOf(movements, 'bet') - amountOf(movements, 'rollback')
  if (round.is_voided || staked === 0) {
    if (payouts.length > 0) return 'was paid, and nothing counted'
    if (wins > 0) return `has ${wins} wins, and nothing counted`
    if (refunds !== asked) return `${refunds} refunds for ${asked} stakes`
    return left === 0 ? undefined : `${left} were not given back`
  }
  const [payout] = payouts
  if (!payout || payouts.length > 1) return `${payouts.length} payouts`
  if (payout.staked !== staked) return `its payout says ${payout.staked} staked, its bets ${staked}`
  if (left !== staked) return `${left} were taken for ${staked}`
  if (asked - refunds !== counting.length) return `${asked} stakes, ${refunds} refunds for ${counting.length} bets`
  if (wins !== 1) return `${wins} wins`
  const won = amountOf(movements, 'win')
  if (won !== payout.returned) return `won ${won}, its payout says ${payout.returned}`
  const is = `${wager?.status} ${wager?.stake}/${wager?.payout}`
  const shall = `settled ${staked}/${payout.returned}`
  return is === shall ? undefined : `its wager is ${is}, not ${shall}`
}
