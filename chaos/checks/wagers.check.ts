import { mayBecome, type WagerStatus, wagerStatuses } from '../../apps/server/src/modules/wagers/wager.states.ts'
import type { Check } from './check.ts'
import { effectsOf } from './effects.ts'
import { groupedBy, type Movement, type Transfer, type Wager } from './facts.ts'

/** Wagers, their movements, their days and the ledger agree, and every state is one that its table allows. */
export const wagersCheck: Check = {
  name: 'wagers, rounds and the ledger agree, in states that are allowed',
  seen: ({ facts }) =>
    `${facts.wagers.length} wagers: ${[...groupedBy(facts.wagers, ({ status }) => status)].map(([status, all]) => `${all.length} ${status}`).join(', ')}`,
  find: ({ facts }) => {
    const { transfers } = effectsOf(facts)
    const movements = groupedBy(facts.movements, ({ wager_id }) => wager_id)
    const wrong = facts.wagers.flatMap((wager) => {
      const why = faultOf(wager, movements.get(wager.wager_id) ?? [], transfers)
      return why ? [`wager ${wager.wager_id} of member ${wager.member_id}, round ${wager.round}: ${why}`] : []
    })
    const rounds = groupedBy(facts.wagers, ({ member_id, round }) => `${member_id} ${round}`)
    const twins = [...rounds].filter(([, all]) => all.length > 1).map(([round]) => `two wagers of round ${round}`)
    const byMember = groupedBy(facts.wagers, ({ member_id }) => member_id)
    const days = facts.days.flatMap((day) => {
      const own = byMember.get(day.member_id) ?? []
      const sum = (of: (wager: Wager) => number) => own.reduce((total, wager) => total + of(wager), 0)
      const counted = {
        stake: sum(({ stake, status }) => (status === 'cancelled' ? 0 : stake)),
        payout: sum(({ payout, status }) => (status === 'settled' ? payout : 0)),
        wagers: own.length,
        open: own.filter(({ status }) => status === 'placed').length,
      }
      const { member_id, ...kept } = day
      const isSame = Object.entries(counted).every(([name, value]) => kept[name as keyof typeof kept] === value)
      return isSame
        ? []
        : [`days of member ${member_id} hold ${JSON.stringify(kept)}, wagers make ${JSON.stringify(counted)}`]
    })
    return [...wrong, ...twins, ...days]
  },
  control: {
    // Of a cancelled one the table's own rule refuses it.
    sql: `UPDATE wagers.wager SET payout = payout + 1 WHERE wager_id = (SELECT max(wager_id) FROM wagers.wager WHERE status <> 'cancelled')`,
  },
}

const faultOf = (
  wager: Wager,
  movements: readonly Movement[],
  transfers: Map<number, Transfer>,
): string | undefined => {
  const { stake, payout, live_bets, status, is_closed } = wager
  let [staked, paid] = [0, 0]
  for (const { kind, amount, transfer_id } of movements) {
    const transfer = transfer_id === null ? undefined : transfers.get(transfer_id)
    if (transfer_id !== null && transfer?.amount !== amount)
      return `a ${kind} of ${amount} has no transfer of that amount`
    if (kind === 'bet') staked += amount
    if (kind === 'win') paid += amount
    if (kind === 'rollback' && transfer?.kind === 'wager-cancelled') staked -= amount
    if (kind === 'rollback' && transfer?.kind === 'payout-taken-back') paid -= amount
  }
  if (staked !== stake || paid !== payout) return `holds ${stake}/${payout}, its movements make ${staked}/${paid}`
  if (movements.length !== wager.movements) return `counts ${wager.movements} movements, there are ${movements.length}`
  if (!(wagerStatuses as readonly string[]).includes(status)) return `is ${status}`
  if (!wagerStatuses.some((from) => mayBecome(from, status as WagerStatus))) return `may never be ${status}`
  if ((status === 'cancelled') !== (live_bets === 0)) return `is ${status} with ${live_bets} live bets`
  if (is_closed === null) return 'belongs to no round'
  if (is_closed && status === 'placed') return 'is open, and its round has ended'
  if (!is_closed && status === 'settled') return 'is settled, and its round has not ended'
  return undefined
}
