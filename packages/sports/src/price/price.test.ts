import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatPrice, isExactIn, type PriceFormat, priceFormats, readPrice } from './format.ts'
import { pricesLessMargin, probabilityOfLine } from './margin.ts'
import { LEAST_PRICE, MOST_PRICE, overroundBpOf, passesMarketGuard } from './price.ts'

describe('the guard', () => {
  test.each([
    [[1_950, 1_950], 1, true],
    [[2_000, 2_000], 1, false],
    [[1_999, 2_001], 1, true],
    [[3_000, 3_000, 3_000], 1, false],
    [[2_999, 3_000, 3_000], 1, true],
    [[1_009, 20_000], 1, false],
    [[1_010, 1_000_001], 1, false],
    [[1_500, 1_500, 1_500], 2, false],
    [[1_499, 1_500, 1_500], 2, true],
    [[], 1, false],
    [[1_950.5, 1_900], 1, false],
  ])('%j with %i winning: %s', (prices, winning, passes) => {
    expect(passesMarketGuard(prices, winning)).toBe(passes)
  })

  test('the overround is floored, below nothing too', () => {
    expect(overroundBpOf([1_900, 1_900])).toBe(526)
    expect(overroundBpOf([2_000, 2_000])).toBe(0)
    expect(overroundBpOf([2_100, 2_100])).toBe(-477)
    expect(overroundBpOf([1_250, 1_250, 1_250], 2)).toBe(2_000)
  })
})

describe('a margin', () => {
  test.each([
    ['proportional', [0.5, 0.5], 500, [1_904, 1_904]],
    ['proportional', [0.6, 0.25, 0.15], 600, [1_572, 3_773, 6_289]],
    ['power', [0.5, 0.5], 500, [1_904, 1_904]],
    ['power', [0.6, 0.25, 0.15], 600, [1_615, 3_672, 5_932]],
    // The favourite stays at the least price, so the outsider has to carry the margin: 1 - 1/1.01 is 1/101.
    ['proportional', [0.999, 0.001], 100, [1_010, 50_248]],
    ['proportional', [1 / 2, 1 / 2, 0], 500, [1_904, 1_904, null]],
  ] as const)('%s of %j, %i', (method, probabilities, marginBp, prices) => {
    expect(pricesLessMargin(probabilities, marginBp, method)).toEqual(prices)
  })

  test('meets the guard and is as large as was asked, whatever is priced; the power method takes more from outsiders', () => {
    const chances = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 2, maxLength: 26 })
    const property = fc.property(chances, fc.integer({ min: 1, max: 5_000 }), (ways, marginBp) => {
      const all = ways.reduce((sum, one) => sum + one, 0)
      const probabilities = ways.map((one) => one / all)
      const of = (method: 'proportional' | 'power') =>
        pricesLessMargin(probabilities, marginBp, method).map((price) => price ?? 0)
      for (const prices of [of('proportional'), of('power')]) {
        expect(passesMarketGuard(prices)).toBe(true)
        expect(overroundBpOf(prices)).toBeGreaterThanOrEqual(marginBp - 1)
        for (const price of prices) expect(price).toBeGreaterThanOrEqual(LEAST_PRICE)
      }
      const outsider = ways.indexOf(Math.min(...ways))
      expect(of('power')[outsider]).toBeLessThanOrEqual((of('proportional')[outsider] ?? 0) + 1)
    })
    fc.assert(property)
  })

  test('double chance sums up to more than two', () => {
    const prices = pricesLessMargin([0.75, 0.7, 0.55], 500, 'proportional', 2).map((price) => price ?? 0)
    expect(prices).toEqual([1_269, 1_360, 1_731])
    expect(passesMarketGuard(prices, 2)).toBe(true)
  })

  test.each([
    [[0.5, 0.6], 500],
    [[1.2, -0.2], 500],
    [[Number.NaN, 1], 500],
    [[0.5, 0.5], 0],
    [[0.5, 0.5], 5_001],
    [[1, 0], 500],
  ])('there is none for %j and %i', (probabilities, marginBp) => {
    expect(() => pricesLessMargin(probabilities, marginBp, 'proportional')).toThrow(RangeError)
    expect(() => pricesLessMargin(probabilities, marginBp, 'power')).toThrow(RangeError)
  })

  test('a line that may return the stake is priced by what is left', () => {
    const home = { won: 0.45, halfWon: 0, void: 0.25, halfLost: 0, lost: 0.3 }
    expect(probabilityOfLine(home)).toBeCloseTo(0.6, 12)
    const quarter = { won: 0.45, halfWon: 0, void: 0, halfLost: 0.25, lost: 0.3 }
    const other = { won: 0.3, halfWon: 0.25, void: 0, halfLost: 0, lost: 0.45 }
    expect(probabilityOfLine(quarter) + probabilityOfLine(other)).toBeCloseTo(1, 12)
    const price = 1 / probabilityOfLine(other)
    expect(other.won * price + (other.halfWon * (1 + price)) / 2).toBeCloseTo(1, 12)
  })
})

describe('a format', () => {
  test.each<[number, PriceFormat, string]>([
    [1_950, 'decimal', '1.95'],
    [2_997, 'decimal', '2.997'],
    [5_000, 'decimal', '5.00'],
    [1_950, 'fraction', '19/20'],
    [2_000, 'fraction', '1/1'],
    [12_000, 'fraction', '11/1'],
    [1_950, 'american', '-106'],
    [1_500, 'american', '-200'],
    [2_000, 'american', '+100'],
    [2_155, 'american', '+115.5'],
    [1_950, 'hongkong', '0.95'],
    [1_950, 'malay', '0.95'],
    [2_500, 'malay', '-0.667'],
    [3_000, 'malay', '-0.50'],
    [2_500, 'indonesian', '1.50'],
    [1_950, 'indonesian', '-1.053'],
    [1_500, 'indonesian', '-2.00'],
  ])('%i as %s is %s', (price, format, text) => {
    expect(formatPrice(price, format)).toBe(text)
    if (isExactIn(price, format)) expect(readPrice(text, format)).toBe(price)
  })

  /** What a text promises, in plain floating point. */
  const promised: Record<PriceFormat, (text: string) => number> = {
    decimal: Number,
    fraction: (text) => {
      const [gain = 0, stake = 1] = text.split('/').map(Number)
      return 1 + gain / stake
    },
    american: (text) => (text.startsWith('+') ? 1 + Number(text) / 100 : 1 + 100 / -Number(text)),
    hongkong: (text) => 1 + Number(text),
    malay: (text) => (text.startsWith('-') ? 1 - 1 / Number(text) : 1 + Number(text)),
    indonesian: (text) => (text.startsWith('-') ? 1 - 1 / Number(text) : 1 + Number(text)),
  }

  test('gives an exact price back, and promises less where it cannot hold it', () => {
    const wrong: string[] = []
    for (const format of priceFormats)
      for (let price = LEAST_PRICE; price <= 12_000; price += price < 3_000 ? 1 : 13) {
        const text = formatPrice(price, format)
        const difference = price / 1_000 - promised[format](text)
        if (isExactIn(price, format)) {
          if (readPrice(text, format) !== price || Math.abs(difference) > 1e-9) wrong.push(text)
        } else if (difference <= 0) wrong.push(text)
      }
    expect(wrong).toEqual([])
    expect(readPrice(formatPrice(MOST_PRICE, 'fraction'), 'fraction')).toBe(MOST_PRICE)
  })

  test.each<[string, PriceFormat]>([
    ['1', 'decimal'],
    ['1.009', 'decimal'],
    ['1.9505', 'decimal'],
    ['1e3', 'decimal'],
    ['-1.95', 'decimal'],
    ['1/0', 'fraction'],
    ['0/1', 'fraction'],
    ['1/3', 'fraction'],
    ['-105', 'american'],
    ['+99', 'american'],
    ['150', 'american'],
    ['1.2', 'malay'],
    ['-0.667', 'malay'],
    ['0.5', 'indonesian'],
    ['-0', 'indonesian'],
    ['', 'hongkong'],
    ['2000', 'hongkong'],
  ])('%j is no price as %s', (text, format) => {
    expect(() => readPrice(text, format)).toThrow(RangeError)
  })
})
