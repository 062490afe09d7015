import { useLanguage } from '@maru/i18n/react'
import { manWon, money } from './money.ts'

/** A sum on a button: exact, in Korean by 만원 where it has a short name. */
export const useSumName = () => {
  const language = useLanguage()
  return (units: number): string => manWon(units, language) || money(units, language)
}
