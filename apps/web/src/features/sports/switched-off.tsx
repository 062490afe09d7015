import { useText } from '@maru/i18n/react'
import { Notice } from '@maru/ui/notice.tsx'
import { useQuery } from '@tanstack/react-query'
import { sportMenu } from './calls/sport-menu.ts'

/** Why nothing can be chosen while staff take no bets on sports, or on e-sports. */
export function SwitchedOff({ isEsport }: { isEsport: boolean }) {
  const say = useText('sports-pages')
  const { data: menu } = useQuery(sportMenu)
  if (!menu?.switchedOff.includes(isEsport ? 'esport' : 'sports')) return null
  return <Notice tone="warn" live title={say('switchedOff')} />
}
