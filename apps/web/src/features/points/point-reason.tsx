import { useLanguage, useText } from '@maru/i18n/react'
import { money } from '../../shared/format/money.ts'
import type { PointRow } from './calls/points.ts'
import { rateText } from './rate.ts'

/** What an entry rests on, in words. */
export const usePointReason = () => {
  const say = useText('points')
  const sayCommon = useText('common')
  const language = useLanguage()
  return ({ parts, cash, note }: PointRow): string => {
    if (note) return note
    if (cash !== null) return say('reason.converted', { sum: money(cash, language) })
    const [first, ...more] = parts
    if (!first) return ''
    const turnover = parts.reduce((sum, part) => sum + part.turnover, 0)
    return more.length > 0
      ? say('reason.groups', { sum: money(turnover, language), count: parts.length })
      : say('reason.turnover', {
          group: sayCommon(`group.${first.group}`),
          sum: money(turnover, language),
          rate: rateText(first.rateBp, language),
        })
  }
}
