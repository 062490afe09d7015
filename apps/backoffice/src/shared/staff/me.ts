import { type Permission, type StaffOut, staffMe } from '@maru/contract'
import { useQuery } from '@tanstack/react-query'
import { adminCall } from '../call/admin-call.ts'
import { useRemembered } from '../remembered.ts'
import { chosenSite } from '../settings.ts'
import { setServerNow } from '../time/now.ts'
import { keepCurrencies } from './site-currency.ts'

/** Whose session this is. Not named by site or language: it is asked before either is known. */
export const meOptions = {
  queryKey: [staffMe.path],
  queryFn: async (): Promise<StaffOut> => keepMe(await adminCall(staffMe)),
  staleTime: 5 * 60_000,
}

/** Sets what follows from it: the server's clock and a site that this account may see. */
export const keepMe = (me: StaffOut): StaffOut => {
  setServerNow(me.now)
  keepCurrencies(me.sites)
  const first = me.sites[0]
  const isAllowed = me.sites.some((site) => String(site.siteId) === chosenSite.get())
  if (!isAllowed && first) chosenSite.set(`${first.siteId}`)
  return me
}

export const useMe = (): StaffOut | undefined => useQuery(meOptions).data
/** What the site is called that the pages are about; before the login there is nobody to ask about. */
export const useSiteName = (): string | undefined => {
  const siteId = useRemembered(chosenSite)
  const me = useQuery({ ...meOptions, enabled: false }).data
  return me?.sites.find((one) => String(one.siteId) === siteId)?.name
}
export const useMay = (): ((permission: Permission) => boolean) => {
  const me = useMe()
  return (permission) => me?.permissions.includes(permission) ?? false
}
