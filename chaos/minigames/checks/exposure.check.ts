import { groupedBy } from '../../checks/facts.ts'
import { type MiniCheck, stakesOf, toPay, wasTakenBack } from '../evidence.ts'
import { roundIdAt } from '../time.ts'

type Sums = { bets: number; staked: number; to_pay: number; combined_loss: number }
const none: Sums = { bets: 0, staked: 0, to_pay: 0, combined_loss: 0 }

/** A combination counts with each outcome that it needs, too. What a bet that its member took back had added is taken off again. */
export const exposureCheck: MiniCheck = {
  name: 'what the house may lose on each outcome is what the wagers on it make',
  seen: ({ mini }) => `${mini.exposure.length} outcomes, ${mini.wagers.filter(wasTakenBack).length} bets taken back`,
  find: ({ mini, facts }) => {
    const legs = groupedBy(mini.legs, ({ wager_id }) => wager_id)
    const stakes = stakesOf(facts)
    const counted = new Map<string, Sums>()
    const add = (name: string, part: Partial<Sums>): void => {
      const sums = { ...(counted.get(name) ?? none) }
      for (const [field, value] of Object.entries(part)) sums[field as keyof Sums] += value
      counted.set(name, sums)
    }
    for (const wager of mini.wagers.filter((one) => !wasTakenBack(one))) {
      const own = (legs.get(wager.wager_id) ?? []).toSorted((a, b) =>
        `${a.market} ${a.outcome}` < `${b.market} ${b.outcome}` ? -1 : 1,
      )
      const nameOf = (these: typeof own): string =>
        [
          wager.game,
          wager.round,
          ...[these.map((leg) => leg.market), these.map((leg) => leg.outcome)].map((all) => all.join(' + ')),
        ].join(', ')
      const stake = stakes.get(wager.wager_id) ?? 0
      const pays = toPay(stake, wager.price)
      add(nameOf(own), { bets: 1, staked: stake, to_pay: pays })
      if (own.length > 1) for (const leg of own) add(nameOf([leg]), { combined_loss: pays - stake })
    }
    const kept = new Map(
      mini.exposure.map(({ game, draw_at, market, outcome, bets, staked, to_pay, combined_loss }) => [
        [game, roundIdAt(draw_at), market, outcome].join(', '),
        { bets, staked, to_pay, combined_loss },
      ]),
    )
    return [...new Set([...counted.keys(), ...kept.keys()])].flatMap((name) => {
      const [is, shall] = [kept.get(name), counted.get(name)].map((sums) => JSON.stringify(sums ?? none))
      return is === shall ? [] : [`${name}: kept ${is}, wagers make ${shall}`]
    })
  },
  control: {
    sql: `UPDATE minigames.exposure SET staked = staked + 1 WHERE ctid = (SELECT ctid FROM minigames.exposure LIMIT 1)`,
  },
}
