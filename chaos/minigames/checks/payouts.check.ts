import { groupedBy } from '../../checks/facts.ts'
import { type MiniCheck, roundName, roundsOf, toPay, winnersByRound } from '../evidence.ts'

/** The result once more from the link that the round revealed, by the guide alone; a wager wins where all that it is on came. */
export const payoutsCheck: MiniCheck = {
  name: 'every wager paid what the revealed link of its own round makes of it',
  seen: ({ mini }) => {
    const settled = mini.wagers.filter(({ status }) => status === 'settled')
    return `${settled.length} wagers, ${settled.filter(({ payout }) => payout > 0).length} of them won`
  },
  find: ({ mini }) => {
    const winners = winnersByRound(mini)
    const rounds = roundsOf(mini)
    const legs = groupedBy(mini.legs, ({ wager_id }) => wager_id)
    return mini.wagers.flatMap((wager) => {
      const about = `wager ${wager.wager_id} on ${roundName(wager)}`
      const won = winners.get(roundName(wager))
      if (wager.status === 'cancelled')
        return wager.payout === 0 && (!wager.is_void || rounds.get(roundName(wager))?.state === 'cancelled')
          ? []
          : [`${about} is void, its round ${rounds.get(roundName(wager))?.state}`]
      if (wager.status !== 'settled') return []
      if (!won) return [`${about} is settled without a result`]
      const own = legs.get(wager.wager_id) ?? []
      const strange = own.find(({ event, market }) => event !== wager.round || won[market] === undefined)
      if (own.length === 0 || strange) return [`${about} is on ${strange?.event ?? 'nothing'} ${strange?.market ?? ''}`]
      const undecided = own.find(({ market, outcome, state }) => (won[market] === outcome) !== (state === 'won'))
      if (undecided) return [`${about} says ${undecided.state} of ${undecided.market} ${undecided.outcome}`]
      const hasWon = own.every(({ market, outcome }) => won[market] === outcome)
      const payout = hasWon ? toPay(wager.stake, wager.price) : 0
      return wager.payout === payout ? [] : [`${about} paid ${wager.payout}, its link makes ${payout}`]
    })
  },
  // As if wagers were settled by the newest round of their game, whichever was theirs.
  control: {
    spoil: (evidence) => {
      const { mini } = evidence
      const winners = winnersByRound(mini)
      const newest = new Map(
        mini.rounds.flatMap((round) => (round.numbers ? [[round.game, roundName(round)] as const] : [])),
      )
      const legs = groupedBy(mini.legs, ({ wager_id }) => wager_id)
      const wagers = mini.wagers.map((wager) => {
        const won = winners.get(newest.get(wager.game) ?? '') ?? {}
        const hasWon = legs.get(wager.wager_id)?.every(({ market, outcome }) => won[market] === outcome)
        return wager.status === 'settled' ? { ...wager, payout: hasWon ? toPay(wager.stake, wager.price) : 0 } : wager
      })
      return { ...evidence, mini: { ...mini, wagers } }
    },
  },
}
