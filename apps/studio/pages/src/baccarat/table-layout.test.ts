import { describe, expect, it, test } from 'vitest'
import { en } from '../../../locales/en.ts'
import { ko } from '../../../locales/ko.ts'
import { vn } from '../../../locales/vn.ts'
import { PLACES } from '../../../src/games/baccarat/places.ts'
import { faceOf } from './bet-pane-layout.ts'
import { widthOf } from './betting-places.tsx'
import { tagOnArc, topOfStack } from './laid-chips.tsx'
import { roadsLayout } from './roads-layout.ts'
import { kindOf, type Rect, tableLayout } from './table-layout.ts'

/** Width and height that the operator's header leaves: every width from the smallest phone to a large screen, both ways up. */
const SIZES = [
  320, 360, 390, 430, 568, 600, 601, 640, 700, 768, 820, 844, 932, 1024, 1099, 1100, 1280, 1440, 1920, 2560,
].flatMap((width) =>
  [0.44, 0.5, 0.5625, 0.625, 0.75, 1, 1.3, 1.6, 2, 2.16]
    .map((ratio) => [width, Math.round(width * ratio) - 44] as const)
    .filter(([w, h]) => h >= 274 && (w > h || h <= 1500) && !(w < 480 && h < 440)),
)
const SIZES_TEXT = SIZES.map(([width, height]) => `${width} × ${height}`)

describe.each(SIZES.map((size, index) => [SIZES_TEXT[index], ...size] as const))(
  'a table of %s',
  (_, width, height) => {
    const layout = tableLayout(width, height)
    const area: Rect = { x: 0, y: 0, w: width, h: height }
    const onPhone = layout.kind.startsWith('phone')

    it('has every place inside, large enough for a finger', () => {
      for (const place of PLACES) {
        const { bounds } = layout.places[place]
        expect(inside(bounds, area), `${place} ${JSON.stringify(bounds)}`).toBe(true)
        expect(Math.min(bounds.w, bounds.h), place).toBeGreaterThanOrEqual(44)
      }
    })

    it('lays nothing over a place: neither panes nor chips nor roads', () => {
      for (const place of PLACES) {
        const { bounds, path } = layout.places[place]
        const others = { roads: layout.roads, chips: layout.chips, action: layout.action, call: layout.call }
        for (const [name, rect] of Object.entries(others)) {
          expect(overlap(bounds, rect), `${place} and ${name} ${path}`).toBeLessThanOrEqual(onPhone ? 0 : 8)
        }
      }
    })

    it('leaves the highest sums apart from one another and from the words of their places', () => {
      if (onPhone) return
      const sums = {
        player: '5,000,000',
        banker: '5,000,000',
        tie: '1,000,000',
        playerPair: '500,000',
        bankerPair: '500,000',
      }
      const tags = PLACES.map((place) => tagOnArc(layout.places[place].chips, sums[place]))
      tags.forEach((tag, index) => {
        // The round ends of two may touch, never their figures.
        for (const other of tags.slice(index + 1)) expect(overlap(tag, other)).toBeLessThanOrEqual(5)
        expect(tag.y + tag.h).toBeLessThanOrEqual(layout.action.y)
      })
      for (const place of ['player', 'banker', 'tie'] as const) {
        const { text, nameSize, oddsSize } = layout.places[place]
        // Name and odds stand around the middle of the words.
        expect(topOfStack(layout.places[place])).toBeGreaterThanOrEqual(text[1] + (nameSize + oddsSize) * 0.64 - 4)
      }
    })

    it('keeps cards between the dealer’s edge and the places, and inside the scene', () => {
      const cardHeight = layout.cardWidth * 1.42
      for (const side of ['player', 'banker'] as const) {
        const { cards, totals } = layout.hands[side]
        for (const [x, y] of cards) {
          expect(x - layout.cardWidth / 2).toBeGreaterThanOrEqual(layout.scene.x)
          expect(x + layout.cardWidth / 2).toBeLessThanOrEqual(layout.scene.x + layout.scene.w)
          expect(y - cardHeight / 2).toBeGreaterThanOrEqual(layout.edge - 1)
        }
        for (const [x] of totals) expect(inside({ x: x - 15, y: 0, w: 30, h: 1 }, layout.scene)).toBe(true)
      }
      if (onPhone)
        for (const hand of [layout.hands.player, layout.hands.banker])
          expect(Math.max(...hand.cards.map(([, y]) => y + layout.cardWidth / 2))).toBeLessThanOrEqual(
            layout.call.y + 4,
          )
    })

    it('says what it has to say below the dealer’s face and above the cards', () => {
      const [x, y] = layout.notice
      // One line of it is 40 high; the face is in the upper half of the dealer.
      expect(y - 40).toBeGreaterThanOrEqual(layout.dealer.y + layout.dealer.h * 0.4)
      for (const [, cardY] of layout.hands.player.cards.slice(0, 2))
        expect(y).toBeLessThanOrEqual(cardY - (layout.cardWidth * 1.42) / 2)
      expect(x).toBeCloseTo(layout.scene.x + layout.scene.w / 2)
    })

    it('leaves the dealer’s face free of what is staked, and the cards', () => {
      if (!onPhone) return
      expect(overlap(layout.bet, faceOf(layout.dealer))).toBeLessThanOrEqual(3)
      expect(faceOf(layout.dealer).y).toBeGreaterThanOrEqual(0)
      for (const [, y] of layout.hands.player.totals) expect(layout.bet.y + layout.bet.h).toBeLessThanOrEqual(y)
    })

    it('has panes, moon and words apart from one another and from the places, each as high as what it holds', () => {
      if (onPhone) return
      const { facts, shoe, call, bet } = layout
      expect(call.h).toBeGreaterThanOrEqual(62)
      expect(call.w).toBeGreaterThanOrEqual(130)
      if (shoe) expect(shoe.h).toBeGreaterThanOrEqual(62)
      const stakes = { ...bet, y: 60, h: bet.isListed ? 200 : bet.h < 130 ? 50 : 90 }
      const all = [facts, shoe, call, stakes].filter((rect) => rect !== undefined)
      for (const rect of all) {
        expect(inside(rect, layout.scene), JSON.stringify(rect)).toBe(true)
        for (const other of all) if (other !== rect) expect(overlap(rect, other)).toBe(0)
        for (const place of ['playerPair', 'bankerPair'] as const)
          expect(overlap(rect, layout.places[place].bounds), `${place} ${JSON.stringify(rect)}`).toBe(0)
      }
    })

    it('shows a road of at least six columns, and all of it inside', () => {
      const { big, bead, derived, ask, stats } = roadsLayout(layout.kind, layout.roads)
      expect(big.w / (big.h / 6)).toBeGreaterThanOrEqual(6)
      expect(big.h).toBeGreaterThanOrEqual(30)
      const own: Rect = { x: 0, y: 0, w: layout.roads.w, h: layout.roads.h }
      for (const rect of [big, bead, ask, stats, ...(derived ?? [])]) if (rect) expect(inside(rect, own)).toBe(true)
      expect(inside(layout.roads, area)).toBe(true)
    })
  },
)

test('a phone on its side that has no room for a road gives it to the places', () => {
  const { roads, places, action } = tableLayout(568, 243)
  expect(roads.h).toBe(0)
  expect(places.player.bounds.h).toBeGreaterThanOrEqual(60)
  expect(places.player.bounds.y + places.player.bounds.h).toBeLessThanOrEqual(action.y)
})

describe('the kind of a table', () => {
  it.each([
    [1440, 856, 'desk'],
    [2560, 1396, 'desk'],
    [1024, 724, 'tablet-wide'],
    [768, 980, 'tablet-tall'],
    [390, 800, 'phone-tall'],
    [320, 524, 'phone-tall'],
    [844, 346, 'phone-wide'],
    [568, 276, 'phone-wide'],
  ] as const)('at %i × %i is %s', (width, height, kind) => {
    expect(kindOf(width, height)).toBe(kind)
  })
})

describe.each([0, 50, 110, 200])('while the window around it opens, at a height of %i', (height) => {
  it.each([320, 390, 600, 601, 768, 844, 1024, 1440, 2560])(
    'nothing at a width of %i is less than nothing',
    (width) => {
      const { scene, dealer, call, bet, chips, action, roads } = tableLayout(width, height)
      const sides = [scene, dealer, call, bet, chips, action, roads].flatMap(({ w, h }) => [w, h])
      expect(Math.min(...sides)).toBeGreaterThanOrEqual(0)
    },
  )
})

const inside = (inner: Rect, outer: Rect): boolean =>
  inner.x >= outer.x - 1 &&
  inner.y >= outer.y - 1 &&
  inner.x + inner.w <= outer.x + outer.w + 1 &&
  inner.y + inner.h <= outer.y + outer.h + 1

/** How deep two rectangles lie in each other. */
const overlap = (a: Rect, b: Rect): number =>
  Math.max(
    0,
    Math.min(Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x), Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y)),
  )

test('what a banker with six pays is written on the smallest phone, in every language', () => {
  const { bounds } = tableLayout(320, 524).places.banker
  for (const { bankerSixHalf } of [en, ko, vn]) expect(widthOf(bankerSixHalf), bankerSixHalf).toBeLessThan(bounds.w - 8)
})
