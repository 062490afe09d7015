import { flushSync } from 'react-dom'

/** Of the pressed tile before, of the cover's poster after: the browser lets the one become the other. */
export const growingName = 'game-poster'
let pressed: Element | null = null

/** The picture of what was pressed last; a tile without one grows whole. */
const art = (): HTMLElement | undefined => {
  const tile = pressed?.isConnected ? pressed.closest<HTMLElement>('button, a') : null
  return tile?.querySelector<HTMLElement>('img') ?? tile ?? undefined
}

/** Does `change` so that the pressed tile grows into the cover that it puts on the page; at once where that cannot be, or nothing shall move. */
export const growInto = (change: () => void): void => {
  const from = art()
  pressed = null
  if (!from || !document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) return change()
  from.style.viewTransitionName = growingName
  const growing = document.startViewTransition(() => {
    from.style.viewTransitionName = ''
    flushSync(change)
  })
  // A page in the background is changed without it.
  growing.ready.catch(() => {})
}

if (typeof document !== 'undefined')
  document.addEventListener('click', ({ target }) => (pressed = target instanceof Element ? target : null), true)
