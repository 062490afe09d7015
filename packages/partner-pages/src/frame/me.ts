import type { PartnerMe, PartnerRight } from '@maru/contract'
import { createContext, use } from 'react'

export const MeContext = createContext<PartnerMe | undefined>(undefined)

/** Who is logged in. */
export const useMe = (): PartnerMe => {
  const me = use(MeContext)
  if (!me) throw new Error('a part of a partner page stands inside a PartnerFrame')
  return me
}

/** Whether one may do that now. A locked branch sees everything and changes nothing. */
export const useMay = (): ((right: PartnerRight) => boolean) => {
  const { rights, isLocked } = useMe()
  return (right) => rights.includes(right) && (!isLocked || right.endsWith('.read'))
}
