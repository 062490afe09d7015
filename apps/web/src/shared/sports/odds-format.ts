import type { Language } from '@maru/contract'
import { useLanguage } from '@maru/i18n/react'
import { formatPrice, type PriceFormat, priceFormats } from '@maru/sports'
import { useSyncExternalStore } from 'react'

const place = 'maru-odds-format'
let current: PriceFormat | undefined
const listeners = new Set<() => void>()

const formatNow = (): PriceFormat => {
  current ??= stored()
  return current
}

const stored = (): PriceFormat => {
  try {
    return priceFormats.find((format) => format === localStorage.getItem(place)) ?? 'decimal'
  } catch {
    return 'decimal'
  }
}

const setFormat = (format: PriceFormat): void => {
  current = format
  try {
    localStorage.setItem(place, format)
  } catch {
    // It lasts until the page is left.
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  const onStorage = (event: StorageEvent): void => {
    if (event.key !== place) return
    current = undefined
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

/** A price of thousandths as the member reads prices; with a decimal comma in Vietnamese. */
export const oddsText = (price: number, format: PriceFormat, language: Language): string => {
  const text = formatPrice(price, format).replace('-', '\u2212')
  return language === 'vn' ? text.replace('.', ',') : text
}

/** The line of a handicap or a total. */
export const lineText = (line: string, language: Language): string => {
  const text = line.replace('-', '\u2212')
  return language === 'vn' ? text.replaceAll('.', ',') : text
}

/** The price of a whole ticket, with three decimals in every format: it may lie beyond those of an outcome. */
export const wholePriceText = (price: number, language: Language): string => {
  const text = (price / 1_000).toFixed(3)
  return language === 'vn' ? text.replace('.', ',') : text
}

/** How this device shows prices, kept over reloads. */
export const useOddsFormat = (): {
  format: PriceFormat
  formats: readonly PriceFormat[]
  setFormat(format: PriceFormat): void
  text(price: number): string
} => {
  const language = useLanguage()
  const format = useSyncExternalStore(subscribe, formatNow, () => 'decimal' as const)
  return { format, formats: priceFormats, setFormat, text: (price) => oddsText(price, format, language) }
}
