import type { ComponentProps, MouseEvent } from 'react'
import { useMatch } from './current.ts'
import { goTo } from './location.ts'
import { addressOf, type Target } from './route.ts'
import { useLayout } from './width.ts'

export type LinkProps = Target & Omit<ComponentProps<'a'>, 'href'> & { replace?: boolean }

/** A link to a page by its name; it marks itself when that page is shown. */
export function Link({ to, params, search, replace, onClick, ...rest }: LinkProps) {
  const layout = useLayout()
  const isHere = useMatch()?.name === to
  const href = addressOf({ to, params, search }, layout)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlain(event) || rest.target) return
    event.preventDefault()
    goTo(href, { replace })
  }
  return <a aria-current={isHere ? 'page' : undefined} {...rest} href={href} onClick={follow} />
}

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
