import { cardTimesOf, dealings, type LiveGame, liveGames, paces } from '@maru/live-games'
import { describe, expect, test } from 'vitest'
import { poseOf, timesOfCard } from './card-flight.ts'

const shoe = { x: 700, y: 300 }
const spot = { x: 400, y: 400, turn: 0.1 }
const cardGames = liveGames.filter((game) => dealings[game].cards > 0)
const dealt = cardGames.flatMap((game) => dealings[game].paces.map((pace) => [game, pace] as const))

describe.each(dealt)('a card of %s at the %s pace', (game, pace) => {
  const times = timesOfCard(cardTimesOf(game, pace, 1))

  test('leaves, comes to its place, is turned and lies, in this order', () => {
    expect(times.leavesAt).toBeLessThan(times.arrivesAt)
    expect(times.arrivesAt).toBeLessThanOrEqual(times.turnsAt)
    expect(times.turnsAt).toBeLessThan(times.liesAt)
  })

  test('lies before the next one leaves the shoe', () => {
    expect(times.liesAt).toBeLessThanOrEqual(timesOfCard(cardTimesOf(game, pace, 2)).leavesAt)
  })

  test('shows its face only once it is half turned, and lies at its place at the end', () => {
    expect(poseOf(times, shoe, spot, times.leavesAt - 1).isSeen).toBe(false)
    for (let at = times.leavesAt; at <= times.turnsAt; at += 20)
      expect(poseOf(times, shoe, spot, at).isFace).toBe(false)
    for (const at of [times.liesAt, Number.POSITIVE_INFINITY]) {
      const { x, y, turn, narrow, isFace } = poseOf(times, shoe, spot, at)
      expect([x, y, turn, narrow].map((value) => Math.round(value * 1_000) / 1_000)).toEqual([
        spot.x,
        spot.y,
        spot.turn,
        1,
      ])
      expect(isFace).toBe(true)
    }
  })

  test('is on its way from the shoe to its place, neither before nor after', () => {
    const { leavesAt, arrivesAt } = times
    const isOnWay = [leavesAt - 1, leavesAt, arrivesAt - 1, arrivesAt].map(
      (at) => poseOf(times, shoe, spot, at).isOnWay,
    )
    expect(isOnWay).toEqual([false, true, true, false])
  })

  test('is at the same place for whoever looks at the same time', () => {
    const at = (times.leavesAt + times.arrivesAt) / 2
    expect(poseOf(times, shoe, spot, at)).toEqual(poseOf(times, shoe, spot, at))
    expect(poseOf(times, shoe, spot, at).x).toBeLessThan(shoe.x)
  })
})

test('every pace that the paces name is dealt by some game', () => {
  const known = new Set(dealt.map(([, pace]) => pace))
  expect(paces.filter((pace) => !known.has(pace))).toEqual([])
  expect(new Set(dealt.map(([game]): LiveGame => game)).size).toBe(cardGames.length)
})
