import { flushSync } from 'react-dom'

/** Marks the cover's poster, which grows out of the pressed tile. */
export const growing = { 'data-grows': '' }
const growMs = 320
const fadeMs = 200
const easing = 'cubic-bezier(0.2, 0.8, 0.2, 1)'
let pressed: Element | null = null

/** The picture of what was pressed last; a tile without one grows whole. */
const art = (): HTMLElement | undefined => {
  const tile = pressed?.isConnected ? pressed.closest<HTMLElement>('button, a') : null
  return tile?.querySelector<HTMLElement>('img') ?? tile ?? undefined
}

const middle = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 })

/**
 * Does `change`, which puts a cover on the page, in the press's own task: the next picture of the screen shows it. Its poster starts where the pressed
 * tile is; at once in its place where nothing was pressed or nothing shall move.
 */
export const growInto = (change: () => void): void => {
  const from = art()?.getBoundingClientRect()
  pressed = null
  if (!from) return change()
  flushSync(change)
  const poster = document.querySelector('[data-grows]')
  if (!poster || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const to = poster.getBoundingClientRect()
  const [start, end] = [middle(from), middle(to)]
  const transform = `translate(${start.x - end.x}px, ${start.y - end.y}px) scale(${from.width / to.width})`
  poster.animate([{ transform }, { transform: 'none' }], { duration: growMs, easing })
  poster.closest('dialog')?.animate([{ backgroundColor: 'transparent' }, {}], { duration: fadeMs, easing })
}

if (typeof document !== 'undefined')
  document.addEventListener('click', ({ target }) => (pressed = target instanceof Element ? target : null), true)
