import { useText } from '@maru/i18n/react'
import type { SitePage } from './pages.ts'

/** What a line of the menu is called; shorter in the tabs of a phone. */
export const useTitle = (): ((page: SitePage, isShort?: boolean) => string) => {
  const say = useText('partner-site')
  const sayPartner = useText('partner')
  return ({ menu }, isShort = false) => {
    if ('group' in menu) return sayPartner(`group.${menu.group}`)
    return say(isShort ? `page.${menu.own}.short` : `page.${menu.own}`)
  }
}
