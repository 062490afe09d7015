/** What says what has become of something; `data-said` marks it where it is no alert. */
const SAID = '[data-said]'
const ANNOUNCED = `${SAID},[role="alert"],[role="status"]:not(:empty)`
const SECTION = 'section,article,[role="region"],[role="tabpanel"],main'
const WINDOW = '[role$="dialog"]'
const HEADING = 'h1,h2,h3,h4'
/** Windows that close put the focus back themselves, a moment after. */
const settleMs = 50

/** What holds an element on the page, nearest first. */
const around = (element: Element): HTMLElement[] => {
  const found: HTMLElement[] = []
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) found.push(at)
  return found
}

/**
 * The focus goes to what has come instead of something that is gone: to the message that says what happened, otherwise to the heading of the section
 * that held it. `held`: what was around it, nearest first. `isSaid`: false on another page, where no message is about it.
 */
const focusNear = (held: readonly HTMLElement[], isSaid: boolean): void => {
  for (const part of held) {
    if (!part.isConnected) continue
    const message = isSaid ? shown(part, part.matches('main') ? SAID : ANNOUNCED) : undefined
    if (message) return take(message)
    // A window names itself; what is behind it has nothing to say.
    if (part.matches(WINDOW)) return
    if (part.matches(SECTION)) return toSection(part)
  }
  // All of it is gone, as where a game filled the page.
  const main = document.querySelector('main')
  if (main) toSection(main)
}

const toSection = (part: HTMLElement): void => take(shown(part, HEADING) ?? part, { preventScroll: true })

const shown = (part: HTMLElement, which: string): HTMLElement | undefined =>
  [...part.querySelectorAll<HTMLElement>(which)].find((found) => found.checkVisibility())

const take = (element: HTMLElement, how?: FocusOptions): void => {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus(how)
}

/**
 * A form that replaces itself takes the focus with it, and a screen reader would begin anew at the top of the page: see `focusNear`. Once in an app.
 * `isBusyOff`: a button is off while its call runs, and is not taken for one that has lost the focus.
 */
export const watchLostFocus = ({ isBusyOff = false } = {}): void => {
  const off = isBusyOff ? 'fieldset:disabled *' : ':disabled'
  const isUsable = (element: Element): boolean => element.isConnected && !element.matches(off)
  let focused: Element | undefined
  let held: HTMLElement[] = []
  let opener: HTMLElement[] = []
  let path = ''
  const moveOn = (from: Element | null) => {
    if (document.activeElement === from) focusNear(held, path === location.pathname)
  }
  const look = () => {
    if (!focused || isUsable(focused)) return
    const { activeElement, body } = document
    if (activeElement === body || activeElement === focused) moveOn(activeElement)
  }
  const changes = new MutationObserver(() => setTimeout(look, settleMs))
  document.addEventListener('focusin', ({ target }) => {
    // A notice that goes by itself leaves no gap in the page.
    if (!(target instanceof Element) || target.closest('[data-sonner-toaster]')) return
    // A window takes the focus from what is gone in it; a message there says more than its name.
    if (focused && !isUsable(focused) && target.matches(WINDOW) && held.includes(target as HTMLElement)) {
      focused = undefined
      setTimeout(moveOn, settleMs, target)
      return
    }
    focused = target
    held = around(target)
    // Behind a window is what opened it, which may be gone when it closes.
    if ([target, ...held].some((part) => part.matches(WINDOW))) held.push(...opener)
    else opener = held
    path = location.pathname
    changes.disconnect()
    for (const part of [target, ...held, document.body])
      changes.observe(part, { childList: true, attributeFilter: ['disabled'] })
  })
}
