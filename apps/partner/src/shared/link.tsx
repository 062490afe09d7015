import type { ComponentProps, MouseEvent } from 'react'
import { goTo } from './location.ts'

/** A link within the site: the page stays, unless a key asks the browser for more. */
export function Link({ href = '/', onClick, ...rest }: ComponentProps<'a'>) {
  const press = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    goTo(href)
  }
  return <a {...rest} href={href} onClick={press} />
}
