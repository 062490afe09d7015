import type { DataOf, sportMenu as sportMenuCall } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Notice } from '@maru/ui/notice.tsx'
import { useQuery } from '@tanstack/react-query'
import { sportMenu } from './calls/sport-menu.ts'

type Menu = Pick<DataOf<typeof sportMenuCall>, 'isOn' | 'switchedOff'>

/** Whether staff switched off what a list is of. */
export const isSwitchedOff = (menu: Menu | undefined, isEsport: boolean): boolean =>
  menu?.switchedOff.includes(isEsport ? 'esport' : 'sports') ?? false

/** Why nothing can be chosen while staff take no bets on sports, or on e-sports. */
export function SwitchedOff({ isEsport }: { isEsport: boolean }) {
  const say = useText('sports-pages')
  const { data: menu } = useQuery(sportMenu)
  if (!isSwitchedOff(menu, isEsport)) return null
  return <Notice tone="warn" live title={say('switchedOff')} />
}
