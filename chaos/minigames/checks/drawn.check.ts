import { groupedBy } from '../../checks/facts.ts'
import { type MiniCheck, redrawn, roundName, roundsOf } from '../evidence.ts'
import { leadsTo } from '../second-draw.ts'
import { ROUND_MS, shownAt } from '../time.ts'

/** By what the database holds, and by every result that guests were shown meanwhile, at either server. */
export const drawnCheck: MiniCheck = {
  name: 'each round was drawn once, at its time, from its own link of the chain that was committed',
  seen: ({ mini, shown }) =>
    `${mini.rounds.filter(({ numbers }) => numbers).length} rounds, shown ${shown.length} times to guests`,
  find: ({ mini, anchor, shown }) => {
    const rounds = roundsOf(mini)
    const wrong = mini.rounds.flatMap((round) => {
      const { game, numbers, power_ball, link, link_number, draw_at, drawn_at } = round
      const about = roundName(round)
      if (round.source === 'feed') return link === null ? [] : [`${about} reveals a link, and was imported`]
      if (!numbers) return link === null ? [] : [`${about} reveals its link, and is ${round.state}`]
      const chain = mini.chains.find((one) => one.game === game && one.chain_id === round.chain_id)
      const number = chain && (draw_at - chain.first_draw_at) / ROUND_MS + 1
      if (!chain || number !== link_number) return [`${about} reveals link ${link_number}, its own is ${number}`]
      if (!leadsTo(link ?? '', number, chain.commitment))
        return [`${about}: link ${number} does not lead to the commitment`]
      const again = redrawn(mini, round)
      const isSame = again?.numbers.join() === numbers.join() && again.powerBall === power_ball
      if (!isSame) return [`${about} drew ${numbers} + ${power_ball}, its link makes ${JSON.stringify(again)}`]
      return drawn_at === null || drawn_at < draw_at ? [`${about} was drawn at ${drawn_at}, before its time`] : []
    })
    // What was imported may be corrected: it was shown as each of them.
    const imported = new Set(
      [...mini.said, ...mini.accepted].map((one) => `${roundName(one)} ${one.numbers} ${one.power_ball}`),
    )
    const links = groupedBy(
      mini.rounds.filter(({ link }) => link !== null),
      ({ game, link }) => `${game} ${link}`,
    )
    const reused = [...links].filter(([, all]) => all.length > 1).map(([link]) => `two rounds reveal ${link}`)
    const strange = shown.flatMap(({ at, by, game, round: id, numbers, powerBall }) => {
      const round = rounds.get(roundName({ game, round: id }))
      const about = `${by} showed ${game} ${id} as ${numbers} + ${powerBall}`
      if (!round) return [`${about}, there is no such round`]
      if (shownAt(anchor, at) < round.draw_at) return [`${about} before its time`]
      const isSame =
        round.source === 'feed'
          ? imported.has(`${roundName(round)} ${numbers} ${powerBall}`)
          : round.numbers?.join() === numbers.join() && round.power_ball === powerBall
      return isSame ? [] : [`${about}, it is ${round.numbers} + ${round.power_ball}`]
    })
    return [...wrong, ...reused, ...strange]
  },
  control: {
    spoil: (evidence) => ({
      ...evidence,
      shown: evidence.shown.map((one, no) => (no === 0 ? { ...one, numbers: [...one.numbers].reverse() } : one)),
    }),
  },
}
