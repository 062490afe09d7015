import { useEffect, useEffectEvent } from 'react'
import { oneUnit } from '../../shared/format/money.ts'
import { navigate, type RouteName, useLocation } from '../../shared/navigation/index.ts'

/** A sum that the address asks for in whole won, euro or dollars, `?amount=300000`, filled in once: a form that is shown again later starts empty. Sending it is the member's own press. */
export const useAskedSum = (page: RouteName, fill: (units: number) => void): void => {
  const { amount = '' } = useLocation().search
  const take = useEffectEvent((whole: number) => {
    fill(whole * oneUnit())
    navigate({ to: page }, { replace: true })
  })
  useEffect(() => {
    if (/^[1-9]\d{0,10}$/.test(amount)) take(Number(amount))
  }, [amount])
}
