import type { Language } from '@maru/contract'
import { useLanguage } from '@maru/i18n/react'

/** Thousandths as odds are written: `1.95`, `1,95` in Vietnamese; a third digit only where it says something. */
export const priceText = (price: number, language: Language): string => {
  const digits = price % 10 === 0 ? 2 : 3
  const text = (price / 1_000).toFixed(digits)
  return language === 'vn' ? text.replace('.', ',') : text
}

export const usePriceText = (): ((price: number) => string) => {
  const language = useLanguage()
  return (price) => priceText(price, language)
}
