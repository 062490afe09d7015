import { useText } from '@maru/i18n/react'
import { useEffect } from 'react'

/** Names the tab after the page, and the site alone where there is none. */
export function usePageTitle(page?: string): void {
  const site = useText('partner-site')('title')
  const title = page ? `${page} · ${site}` : site
  useEffect(() => {
    document.title = title
  }, [title])
}
