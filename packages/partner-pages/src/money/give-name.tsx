import type { Data } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { useHost } from '../host/host.ts'
import type { GiveWay } from './give.rules.ts'

export type Target = Data<'/api/partner/giveTarget'>

/** The act with its sum, as its button says it. */
export function GiveName({ way, amount }: { way: GiveWay; amount: number }) {
  const say = useText('partner')
  const { formats } = useHost()
  if (amount === 0) return say(`give.${way}`)
  return say(`give.button.${way}`, { sum: formats.manWon(amount) || formats.money(amount) })
}
