import type { MiniSelection } from '@maru/contract'
import { useLanguage } from '@maru/i18n/react'
import { boundOf } from './board.rules.ts'

/** Bounds of outcomes as the language writes them: `72.5`, `72,5` in Vietnamese. */
export const useBounds = (): ((selection: MiniSelection) => string) => {
  const language = useLanguage()
  return (selection) => (language === 'vn' ? boundOf(selection).replace('.', ',') : boundOf(selection))
}
