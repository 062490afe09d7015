import { groupedBy } from '../../checks/facts.ts'
import type { TableCheck, TableEvidence } from '../evidence.ts'
import { type Round, roundName, type Shoe } from '../facts.ts'
import { diceOf, type Entry, leadsTo, listOf, pocketOf, shoeOf } from '../second-deal.ts'
import { paysOf } from '../second-result.ts'
import { kindOf } from '../tables-in-play.ts'

const shoeName = ({ code, shoe }: { code: string; shoe: number | null }): string => `${code} shoe ${shoe}`

const entriesByShoe = ({ facts }: TableEvidence): Map<string, Entry[]> =>
  new Map(
    [...groupedBy(facts.seeds, shoeName)].map(([name, seeds]) => [
      name,
      seeds.map(({ commitment, seed }) => ({
        commitment: Buffer.from(commitment, 'hex'),
        seed: seed === null ? null : Buffer.from(seed, 'hex'),
      })),
    ]),
  )

const wrongOfShoe = (shoe: Shoe, entries: readonly Entry[], rounds: readonly Round[]): string[] => {
  const about = shoeName(shoe)
  if (shoe.list !== null && listOf(entries).toString('hex') !== shoe.list)
    return [`${about}: its list is of other seeds`]
  const kind = kindOf(shoe.code)
  if (kind === 'roulette' || kind === 'sic-bo')
    return rounds.flatMap(({ link_used, result, is_voided, ...round }) => {
      if (is_voided || result === null) return []
      const link = Buffer.from(link_used ?? '', 'hex')
      const drawn = kind === 'roulette' ? String(pocketOf(entries, link)) : diceOf(entries, link).join(' ')
      return drawn === result ? [] : [`${roundName(round)} shows ${result}, its link makes ${drawn}`]
    })
  if (shoe.commitment === null || shoe.revealed === null) return []
  const link = Buffer.from(shoe.revealed, 'hex')
  if (!leadsTo(link, shoe.link, Buffer.from(shoe.chain_commitment, 'hex'))) return [`${about}: its link is of no chain`]
  const { cards, commitment } = shoeOf(entries, link)
  if (commitment.toString('hex') !== shoe.commitment) return [`${about} is another one than was committed`]
  return rounds.flatMap((round) => {
    const own = cards.slice(round.at_card ?? 0, (round.at_card ?? 0) + round.cards.length)
    return own.join() === round.cards.join() ? [] : [`${roundName(round)} dealt ${round.cards}, its shoe has ${own}`]
  })
}

/** By the guide alone (`second-deal.ts`). */
export const dealtCheck: TableCheck = {
  name: 'every round was dealt from the shoe or the link that was committed before it',
  seen: ({ facts }) =>
    `${facts.rounds.filter(({ result }) => result !== null).length} rounds of ${facts.shoes.filter(({ list }) => list !== null).length} cuts`,
  find: (evidence) => {
    const entries = entriesByShoe(evidence)
    const rounds = groupedBy(evidence.facts.rounds, shoeName)
    return evidence.facts.shoes.flatMap((shoe) =>
      wrongOfShoe(shoe, entries.get(shoeName(shoe)) ?? [], rounds.get(shoeName(shoe)) ?? []),
    )
  },
  control: {
    studioSql: `UPDATE studio.table_shoe SET list = sha256('other seeds') WHERE list IS NOT NULL`,
  },
}

/** By the printed rules (`second-result.ts`); blackjack by what the round says of its places. */
export const returnedCheck: TableCheck = {
  name: 'every payout is what the result makes of the chips',
  seen: ({ facts }) => `${facts.payouts.length} payouts`,
  find: ({ facts }) => {
    const rounds = new Map(facts.rounds.map((round) => [roundName(round), round]))
    return facts.payouts.flatMap((payout) => {
      const round = rounds.get(roundName(payout))
      const kind = kindOf(payout.code)
      if (!round || !kind || round.result === null) return [`${roundName(payout)} was paid without a result`]
      const pays = paysOf(kind, round.cards, round.result) ?? round.pays ?? {}
      const due = Object.entries(payout.chips).reduce(
        (sum, [place, amount]) => sum + Math.floor((amount * (pays[place] ?? 0)) / 100),
        0,
      )
      return due === payout.returned
        ? []
        : [
            `${roundName(payout)} (${round.result}) returned ${payout.returned} to ${JSON.stringify(payout.chips)}, not ${due}`,
          ]
    })
  },
  control: {
    studioSql: `UPDATE studio.table_payout SET returned = returned + 1 WHERE ctid = (SELECT ctid FROM studio.table_payout LIMIT 1)`,
  },
}
