import type { TableCheck } from '../evidence.ts'
import { betsByRound } from './settled.check.ts'

export const pursesCheck: TableCheck = {
  name: 'the purse of every player is what the payouts of the tables make of it',
  seen: ({ purses }) => `${purses.length} players`,
  find: ({ facts, purses }) =>
    purses.flatMap(({ player, startingCash, cash }) => {
      const won = facts.payouts
        .filter((payout) => payout.player === player)
        .reduce((sum, { staked, returned }) => sum + returned - staked, 0)
      return cash === startingCash + won ? [] : [`${player} has ${cash}, the payouts make ${startingCash + won}`]
    }),
  control: {
    spoil: (evidence) => ({ ...evidence, purses: evidence.purses.map((one) => ({ ...one, cash: one.cash + 1 })) }),
  },
}

export const answeredCheck: TableCheck = {
  name: 'what a page was answered of a bet is what became of it',
  seen: ({ reported }) =>
    `${reported.length} answers, ${reported.filter(({ isAccepted }) => isAccepted).length} accepted`,
  find: ({ reported, facts }) => {
    const voided = new Set(
      facts.rounds.filter(({ is_voided }) => is_voided).map(({ code, round }) => `${code} ${round}`),
    )
    const counts = new Map<string, boolean | undefined>()
    // A round that is voided later gives an accepted bet back.
    for (const [name, bets] of betsByRound({ facts }))
      for (const bet of bets) counts.set(bet.change, voided.has(name) ? undefined : bet.counts)
    return reported.flatMap(({ change, isAccepted }) => {
      const became = counts.has(change) ? counts.get(change) : false
      return became === undefined || became === isAccepted
        ? []
        : [`bet ${change} was answered ${isAccepted ? 'accepted' : 'refused'}, and is not so`]
    })
  },
  control: {
    spoil: (evidence) => ({
      ...evidence,
      reported: [...evidence.reported, { change: 'never asked for', isAccepted: true }],
    }),
  },
}

export const provenCheck: TableCheck = {
  name: 'the ledger, the figures of wagers and the cashier prove themselves after it',
  seen: ({ wallet }) => `${wallet.movements.length} movements`,
  find: ({ proofs }) => proofs.found,
  control: {
    spoil: (evidence) => ({ ...evidence, proofs: { ...evidence.proofs, found: evidence.proofs.foundOfWrong } }),
  },
}

export const livesCheck: TableCheck = {
  name: 'tables and studio end when they are killed, and never by themselves',
  seen: ({ kills }) => `${kills} kills`,
  find: ({ ends, kills }) => (ends > kills ? [`they ended ${ends} times, and were killed ${kills} times`] : []),
  control: { spoil: (evidence) => ({ ...evidence, ends: evidence.kills + 1 }) },
}
