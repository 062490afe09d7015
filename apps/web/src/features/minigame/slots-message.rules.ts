import type { MinigameMessage, MinigamePricesMessage, MiniResultOut, MiniRoundOut } from '@maru/contract'
import type { Slots } from '../../shared/minigame/slots.ts'

const mostResults = 100

/** What a page knows, with what a message of the game's topic says. The same object where that is no news. */
export const withMessage = (slots: Slots, { data1, data2 }: MinigameMessage): Slots => {
  const { round, draw, winners } = data2
  const isOver = data1 === 'drawn' || data1 === 'settled' || data1 === 'cancelled'
  const known = isOver ? withResult(slots, { ...round, draw, winners, isVerifiable: draw !== null }) : slots
  return withRound(known, round, data1 === 'open')
}

/**
 * Whether the slots are to be read again: staff changed something, or a round is open of a game that was not on. That by itself does not say that it is on now: one that is
 * switched off keeps its open round until the draw.
 */
export const isToBeAsked = ({ isOn }: Slots, { data1 }: MinigameMessage): boolean =>
  data1 === 'changed' || (data1 === 'open' && !isOn)

/** The same with new prices: the slip then says which of its own have moved. Undefined: the slots are to be read again. */
export const withPrices = (slots: Slots, { data1: version, data2 }: MinigamePricesMessage): Slots | undefined => {
  if (version <= slots.pricesVersion) return slots
  if (version > slots.pricesVersion + 1 || !data2.changes) return undefined
  const changed = new Map(data2.changes.map((one) => [`${one.market} ${one.outcome}`, one]))
  const markets = slots.markets.map((market) => ({
    ...market,
    outcomes: market.outcomes.map((outcome) => {
      const { price, returnBp } = changed.get(`${market.code} ${outcome.code}`) ?? outcome
      return { ...outcome, price, returnBp }
    }),
  }))
  return { ...slots, markets, pricesVersion: version, combinationMarginBp: data2.combinationMarginBp }
}

const withResult = (slots: Slots, result: MiniResultOut): Slots => {
  const at = slots.results.findIndex(({ roundId }) => roundId === result.roundId)
  const before = slots.results[at]
  // A result of a settled round that differs was corrected by staff.
  const isCorrected = result.state === 'settled' && textOf(before) !== textOf(result)
  if (before && !isCorrected && (before.state === result.state || before.state === 'settled')) return slots
  const results = before
    ? slots.results.with(at, { ...result, isVerifiable: before.isVerifiable })
    : [result, ...slots.results].toSorted((a, b) => Date.parse(b.drawAt) - Date.parse(a.drawAt)).slice(0, mostResults)
  return { ...slots, results }
}

const textOf = (result: MiniResultOut | undefined): string =>
  `${result?.draw?.numbers.join()} ${result?.draw?.powerBall}`

const withRound = (slots: Slots, round: MiniRoundOut, isOpening: boolean): Slots => {
  const { roundId, drawAt } = slots.round
  const isNewer = Date.parse(round.drawAt) > Date.parse(drawAt)
  return round.roundId === roundId || (isOpening && isNewer) ? { ...slots, round } : slots
}
