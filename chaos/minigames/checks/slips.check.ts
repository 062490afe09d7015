import { groupedBy } from '../../checks/facts.ts'
import type { Operation } from '../../history.ts'
import { type MiniCheck, roundName, stakesOf, wasTakenBack } from '../evidence.ts'
import type { MiniFacts } from '../facts.ts'

/** What members were answered of their slips, and what is there. */
export const slipsCheck: MiniCheck = {
  name: 'an accepted slip is one wager, a refused one none, and only what its member took back is taken back',
  seen: ({ history }) => {
    const of = (outcome: Operation['outcome']) => history.filter((one) => one.outcome === outcome).length
    return `${of('acknowledged')} acknowledged, ${of('refused')} refused, ${of('unknown')} unknown`
  },
  find: ({ history, mini, facts }) => {
    const bySlip = groupedBy(mini.wagers, ({ slip }) => slip)
    const contents = contentsOf(mini, stakesOf(facts))
    const stakes = history.filter(({ kind }) => kind === 'bet')
    const wrong = stakes.flatMap((operation) => {
      const { id, memberId, outcome, said, reference } = operation
      const own = bySlip.get(id) ?? []
      const about = `slip ${id} of member ${memberId}`
      if (said?.includes(', then ')) return [`${about} was answered ${said}`]
      if (own.length > 1) return [`${about} became ${own.length} wagers`]
      if (outcome === 'acknowledged' && own.length === 0) return [`${about} was accepted, and is not there`]
      if (outcome === 'refused' && own.length > 0) return [`${about} was refused (${said}), and is there`]
      return own.flatMap((wager) => {
        const is = `${roundName(wager)} ${contents.get(wager.wager_id)}`
        const shall = `${operation.round} ${reference}`
        return wager.member_id === memberId && is === shall ? [] : [`${about} is on ${shall}, its wager on ${is}`]
      })
    })
    const asked = new Set(stakes.map(({ id }) => id))
    const invented = mini.wagers.filter(({ slip }) => slip === null || !asked.has(slip)).map(({ wager_id }) => wager_id)
    const cancels = groupedBy(
      history.filter(({ kind }) => kind === 'cancel'),
      ({ id }) => id,
    )
    const taken = mini.wagers.flatMap((wager) => {
      const own = cancels.get(wager.slip ?? '') ?? []
      const isTaken = wasTakenBack(wager)
      if (isTaken && own.length === 0) return [`wager ${wager.wager_id} was taken back, and nobody asked for it`]
      // Of a wager that its round gave back meanwhile the answer is the same.
      const mustBe = own.some(({ outcome }) => outcome === 'acknowledged')
      return mustBe && wager.status !== 'cancelled'
        ? [`wager ${wager.wager_id} was taken back, says an answer, and is ${wager.status}`]
        : []
    })
    return [...wrong, ...invented.map((no) => `wager ${no} was never asked for`), ...taken]
  },
  control: {
    spoil: (evidence) => {
      const { mini } = evidence
      const [first] = mini.wagers
      return first ? { ...evidence, mini: { ...mini, wagers: [...mini.wagers, { ...first }] } } : evidence
    },
  },
}

/** What a slip is on, as the clients write it down. */
export const contentOf = (
  stake: number,
  price: number,
  picks: readonly { market: string; outcome: string }[],
): string =>
  `${stake} x ${price}: ${picks
    .map(({ market, outcome }) => `${market} ${outcome}`)
    .toSorted()
    .join(', ')}`

const contentsOf = ({ wagers, legs }: MiniFacts, stakes: ReadonlyMap<number, number>): Map<number, string> => {
  const byWager = groupedBy(legs, ({ wager_id }) => wager_id)
  return new Map(
    wagers.map(({ wager_id, price }) => [
      wager_id,
      contentOf(stakes.get(wager_id) ?? 0, price, byWager.get(wager_id) ?? []),
    ]),
  )
}
