import { call } from '@maru/client'
import { useLanguage } from '@maru/i18n/react'
import { useEffect } from 'react'
import type { SlipSelection } from '../../shared/sports/slip.rules.ts'
import { changeSlip, slipNow } from '../../shared/sports/slip-store.ts'

/** Names of selections in the language of the page: they are kept as they were chosen, and asked for after the language has changed. */
export const useSlipNames = (): void => {
  const language = useLanguage()
  useEffect(() => {
    const { selections, language: spoken } = slipNow()
    if (spoken === language) return
    let isGone = false
    const events = spoken === null ? [] : [...new Set(selections.map(({ eventId }) => eventId))]
    const rename = async () => {
      const answers = await Promise.all(
        events.map((eventId) => call('/api/sports/event', { eventId }).catch(() => null)),
      )
      if (isGone) return
      const known = new Map(answers.flatMap((answer) => (answer ? [[answer.event.id, answer] as const] : [])))
      const renamed = (one: SlipSelection): SlipSelection => {
        const answer = known.get(one.eventId)
        const market = answer?.markets.find(({ key }) => key === one.market)
        const outcome = market?.outcomes.find(({ id }) => id === one.outcome)
        if (!answer || !market || !outcome) return one
        const { home, away } = answer.event
        return { ...one, home: home.name, away: away.name, marketName: market.name, outcomeName: outcome.name }
      }
      changeSlip((slip) => ({ ...slip, language, selections: slip.selections.map(renamed) }))
    }
    void rename()
    return () => {
      isGone = true
    }
  }, [language])
}
