import type { SportEventOut } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { shortName } from '@maru/sports'

/** Names of outcomes as a narrow cell holds them. */
export const useShortNames = ({ home, away }: SportEventOut): ((name: string) => string) => {
  const say = useText('sports-pages')
  const words = { home: say('side.home'), away: say('side.away') }
  return (name) => shortName(name, { home: home.name, away: away.name }, words)
}
