import { isPrice } from './price.ts'

/** How members may read prices; the first is the default. */
export const priceFormats = ['decimal', 'fraction', 'american', 'hongkong', 'malay', 'indonesian'] as const
export type PriceFormat = (typeof priceFormats)[number]

const THOUSAND = 1_000
/** Of a stake of 100. */
const HUNDRED_THOUSANDTHS = 100_000
const MILLION = 1_000_000

/**
 * A price as text. A format that turns the ratio over cannot hold every price: it is then rounded such that it promises less than is paid, never more. Throws RangeError for
 * what is no price.
 */
export const formatPrice = (price: number, format: PriceFormat): string => {
  if (!isPrice(price)) throw new RangeError(`a price of ${price}`)
  return write[format](price, price - THOUSAND)
}

/** Whether the text holds the price exactly, so that `readPrice` gives it back. */
export const isExactIn = (price: number, format: PriceFormat): boolean => {
  const gain = price - THOUSAND
  if (format === 'american') return price >= 2 * THOUSAND || HUNDRED_THOUSANDTHS % gain === 0
  if (format === 'malay') return price <= 2 * THOUSAND || MILLION % gain === 0
  return format !== 'indonesian' || price >= 2 * THOUSAND || MILLION % gain === 0
}

/** The price that a text says exactly. Throws RangeError for text of another format, and for what is no price or lies between two. */
export const readPrice = (text: string, format: PriceFormat): number => {
  const price = read[format](text.trim().replace('−', '-'))
  if (!isPrice(price)) throw new RangeError(`a price of ${text} as ${format}`)
  return price
}

/** `gain`: what a win brings beyond the stake, in thousandths of it. */
const write: Record<PriceFormat, (price: number, gain: number) => string> = {
  decimal: (price) => thousandthsText(price),
  fraction: (_, gain) => {
    const shared = sharedDivisor(gain, THOUSAND)
    return `${gain / shared}/${THOUSAND / shared}`
  },
  american: (price, gain) => (price >= 2 * THOUSAND ? `+${gain / 10}` : `-${Math.ceil(HUNDRED_THOUSANDTHS / gain)}`),
  hongkong: (_, gain) => thousandthsText(gain),
  malay: (price, gain) => (price <= 2 * THOUSAND ? thousandthsText(gain) : turnedOver(gain)),
  indonesian: (price, gain) => (price >= 2 * THOUSAND ? thousandthsText(gain) : turnedOver(gain)),
}

/** What has to be staked to gain 1: a greater one promises less. */
const turnedOver = (gain: number): string => `-${thousandthsText(Math.ceil(MILLION / gain))}`

/** At least two decimals: 1.95, 2.997, 5.00. */
const thousandthsText = (thousandths: number): string => (thousandths / THOUSAND).toFixed(3).replace(/0$/, '')

/** NaN for what is none. */
const read: Record<PriceFormat, (text: string) => number> = {
  decimal: (text) => thousandthsOf(text),
  fraction: (text) => {
    const [, gain, stake] = /^(\d{1,7})\/(\d{1,7})$/.exec(text) ?? []
    return (Number(gain) * THOUSAND) / Number(stake) + THOUSAND
  },
  american: (text) => {
    const [, sign, digits = ''] = /^([+-])(\d{1,6}(?:\.\d)?)$/.exec(text) ?? []
    const tenths = Math.round(Number(digits) * 10)
    if (sign === undefined || tenths < THOUSAND) return Number.NaN
    return THOUSAND + (sign === '+' ? tenths : MILLION / tenths)
  },
  hongkong: (text) => thousandthsOf(text) + THOUSAND,
  malay: (text) => signed(text, (gain) => gain <= THOUSAND),
  indonesian: (text) => signed(text, (gain) => gain >= THOUSAND),
}

/** Positive: the gain; negative: the stake for a gain of 1. Each of them on one side of 1, the same for both. */
const signed = (text: string, isWithin: (gain: number) => boolean): number => {
  const isTurnedOver = text.startsWith('-')
  const thousandths = thousandthsOf(isTurnedOver ? text.slice(1) : text)
  if (!isWithin(thousandths)) return Number.NaN
  return THOUSAND + (isTurnedOver ? MILLION / thousandths : thousandths)
}

const thousandthsOf = (text: string): number =>
  /^\d{1,7}(\.\d{1,3})?$/.test(text) ? Math.round(Number(text) * THOUSAND) : Number.NaN

const sharedDivisor = (one: number, other: number): number => (other === 0 ? one : sharedDivisor(other, one % other))
