import { effectsOf } from '../../checks/effects.ts'
import { groupedBy } from '../../checks/facts.ts'
import { type MiniCheck, roundName, roundsOf, wasTakenBack } from '../evidence.ts'

/** By the money that moved for it, not by what the wager says of itself. Corrections come on top, as differences. */
export const settledCheck: MiniCheck = {
  name: 'every accepted wager is settled once or refunded once, and its round has ended',
  seen: ({ mini }) =>
    [...groupedBy(mini.wagers, ({ status }) => status)].map(([status, all]) => `${all.length} ${status}`).join(', '),
  find: ({ mini, facts }) => {
    const rounds = roundsOf(mini)
    const corrected = new Set(mini.corrections.map(roundName))
    const anew = new Set(mini.rounds.filter(({ corrected_at }) => corrected_at !== null).map(roundName))
    const movements = groupedBy(facts.movements, ({ wager_id }) => wager_id)
    const { transfers } = effectsOf(facts)
    const byRound = groupedBy(mini.wagers, roundName)
    const unequal = mini.rounds.flatMap((round) => {
      if (round.state !== 'settled' || corrected.has(roundName(round))) return []
      const own = (byRound.get(roundName(round)) ?? []).filter(({ status }) => status === 'settled')
      const sum = (of: 'stake' | 'payout') => own.reduce((total, wager) => total + wager[of], 0)
      const [counted, kept] = [
        [own.length, sum('stake'), sum('payout')].join(', '),
        [round.wagers, round.stakes, round.payouts].join(', '),
      ]
      return counted === kept ? [] : [`${roundName(round)} says ${kept}, its wagers make ${counted}`]
    })
    const wrong = mini.wagers.flatMap((wager) => {
      const round = rounds.get(roundName(wager))
      const own = (movements.get(wager.wager_id) ?? []).map(({ kind, transfer_id }) => ({
        kind,
        moved: transfer_id === null ? undefined : transfers.get(transfer_id)?.kind,
      }))
      const [bet, ...rest] = own
      const about = `wager ${wager.wager_id} on ${roundName(wager)}`
      if (!round) return [`${about} is on no round`]
      if (bet?.moved !== 'wager-placed') return [`${about} begins without its stake`]
      if (wager.status === 'placed') return [`${about} is still open, its round ${round.state}`]
      if (wasTakenBack(wager))
        return rest.length === 1 && rest[0]?.moved === 'wager-cancelled' ? [] : [`${about} was not refunded once`]
      if (!['settled', 'cancelled'].includes(round.state)) return [`${about} has ended, its round is ${round.state}`]
      if (corrected.has(roundName(wager)) || anew.has(roundName(wager))) return []
      const expected = round.state === 'settled' ? 'win' : 'rollback'
      return rest.length === 1 && rest[0]?.kind === expected
        ? []
        : [`${about} has ${rest.map(({ kind }) => kind).join(', ') || 'nothing'} after its stake, not one ${expected}`]
    })
    return [...unequal, ...wrong]
  },
  control: {
    sql: `WITH chosen AS (SELECT wager_id FROM wagers.wager w
        WHERE product = 'mini-game' AND status = 'settled' AND game_code <> 'speedkino'
          AND NOT EXISTS (SELECT 1 FROM chaos.correction c WHERE c.game = w.game_code AND c.round = w.round)
        ORDER BY wager_id DESC LIMIT 1)
      INSERT INTO wagers.movement (site_id, member_id, placed_at, wager_id, ord, kind, amount, balance_after, transfer_id, happened_at)
      SELECT site_id, member_id, placed_at, wager_id, ord + 1, kind, amount, balance_after, transfer_id, happened_at
      FROM wagers.movement JOIN chosen USING (wager_id) WHERE ord = 2`,
  },
}
