import type { PlatformRound, StudioEvidence, StudioRound } from './evidence.ts'

export type PartCheck<E> = {
  name: string
  seen(evidence: E): string
  /** Sentences about what is wrong; none is a pass. */
  find(evidence: E): string[]
  /** Does one wrong to the evidence of this very run, which `find` must notice; undefined where there is nothing to do it to. */
  spoil(evidence: E): E | undefined
}

const ENDED = ['paid', 'refused', 'undone']

export const studioChecks: readonly PartCheck<StudioEvidence>[] = [
  {
    name: 'the studio ends when it is killed, and never by itself',
    seen: ({ kills }) => `${kills} kills`,
    find: ({ ends, kills }) => (ends > kills ? [`it ended ${ends} times, and was killed ${kills} times`] : []),
    spoil: (evidence) => ({ ...evidence, ends: evidence.kills + 1 }),
  },
  {
    name: 'every round of the studio is paid, refused or undone',
    seen: ({ rounds }) =>
      ENDED.map((state) => `${rounds.filter((round) => round.state === state).length} ${state}`).join(', '),
    find: ({ rounds }) =>
      rounds.filter(({ state }) => !ENDED.includes(state)).map(({ id, state }) => `round ${id} is still ${state}`),
    spoil: (evidence) =>
      withRound(
        evidence,
        () => true,
        (round) => ({ ...round, state: 'undoing' }),
      ),
  },
  {
    name: 'the studio and the platform agree on every round, and each stake was taken once at most',
    seen: ({ wagers }) => `${wagers.length} wagers`,
    find: ({ rounds, wagers }) => {
      const byRound = new Map(wagers.map((wager) => [`${wager.player} ${wager.round}`, wager]))
      const known = new Set(rounds.map(({ player, id }) => `${player} ${id}`))
      const strange = [...byRound.keys()].filter((round) => !known.has(round))
      const wrong = rounds.flatMap((round) => {
        const why = difference(round, byRound.get(`${round.player} ${round.id}`))
        return why ? [`round ${round.id}: ${why}`] : []
      })
      return [...wrong, ...strange.map((round) => `the platform has a round that the studio does not: ${round}`)]
    },
    spoil: (evidence) =>
      withRound(
        evidence,
        ({ state }) => state === 'paid',
        (round) => ({ ...round, payout: (round.payout ?? 0) + 1 }),
      ),
  },
  {
    name: 'the purse of every player is what the paid rounds make of it',
    seen: ({ players }) => `${players.length} players`,
    find: ({ rounds, players }) =>
      players.flatMap(({ player, startingCash, cash }) => {
        const won = rounds
          .filter((round) => round.player === player && round.state === 'paid')
          .reduce((sum, { stake, payout }) => sum + (payout ?? 0) - stake, 0)
        return cash === startingCash + won ? [] : [`${player} has ${cash}, the rounds make ${startingCash + won}`]
      }),
    spoil: (evidence) => ({ ...evidence, players: evidence.players.map((one) => ({ ...one, cash: one.cash + 1 })) }),
  },
  {
    name: 'the ledger, the figures of wagers and the cashier prove themselves after it',
    seen: ({ wagers }) => `${wagers.length} wagers`,
    find: ({ proofs }) => proofs.found,
    spoil: (evidence) => ({ ...evidence, proofs: { ...evidence.proofs, found: evidence.proofs.foundOfWrong } }),
  },
  {
    name: 'what a page was answered of a round is what became of it',
    seen: ({ reported }) => `${reported.length} answers`,
    find: ({ rounds, reported }) => {
      const byKey = new Map(rounds.map((round) => [round.key, round]))
      return reported.flatMap(({ key, outcome, payout }) => {
        const round = byKey.get(key)
        const became = round?.state === 'paid' ? 'played' : round?.state
        if (became !== outcome) return [`press ${key} was answered ${outcome}, and is ${round?.state ?? 'not there'}`]
        return outcome === 'played' && payout !== round?.payout
          ? [`press ${key} was answered ${payout}, and paid ${round?.payout}`]
          : []
      })
    },
    spoil: (evidence) => {
      const [first, ...rest] = evidence.reported
      if (!first) return undefined
      const other = first.outcome === 'undone' ? 'played' : 'undone'
      return { ...evidence, reported: [{ ...first, outcome: other }, ...rest] }
    },
  },
]

const difference = (round: StudioRound, wager: PlatformRound | undefined): string | undefined => {
  if (wager && wager.bets > round.bets) return `its stake was taken ${wager.bets} times, of ${round.bets} bets`
  if (round.state === 'paid') {
    if (!wager) return 'is paid, and the platform never took its stake'
    const is = `${wager.status} ${wager.stake}/${wager.payout}`
    const shall = `settled ${round.stake}/${round.payout}`
    return is === shall ? undefined : `the studio says ${shall}, the platform ${is}`
  }
  if (round.state === 'undone' && wager && wager.status !== 'cancelled')
    return `is undone, and its wager ${wager.status}`
  if (round.state === 'refused' && wager) return `is refused, and its wager ${wager.status}`
  return undefined
}

/** One round that fits, changed; undefined where there is none. */
const withRound = (
  evidence: StudioEvidence,
  fits: (round: StudioRound) => boolean,
  change: (round: StudioRound) => StudioRound,
): StudioEvidence | undefined => {
  const chosen = evidence.rounds.find(fits)
  return chosen && { ...evidence, rounds: evidence.rounds.map((round) => (round === chosen ? change(round) : round)) }
}
