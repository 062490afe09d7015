/**
 * The main page stands in the document before its script has come: the app begins once the document has been painted. A press on one of its
 * buttons in that time is kept here, and done as soon as the app says `maru:live`. Links need no help: the browser follows them. A file of its
 * own, a few hundred bytes, which comes long before the rest.
 */
const paintAtLatestMs = 1_000
type Kept = { label: string; nth: number }
let kept: Kept | undefined

const labelOf = (button: Element): string => button.getAttribute('aria-label') ?? button.textContent ?? ''
/** Only one of the two widths is shown, and only its buttons count. */
const buttonsCalled = (label: string): HTMLButtonElement[] =>
  [...document.querySelectorAll('button')].filter((button) => button.checkVisibility() && labelOf(button) === label)

const keep = ({ target }: Event): void => {
  const button = target instanceof Element ? target.closest('button') : null
  if (!button) return
  const label = labelOf(button)
  kept = { label, nth: buttonsCalled(label).indexOf(button) }
}

addEventListener('click', keep, true)
addEventListener(
  'maru:live',
  () => {
    removeEventListener('click', keep, true)
    if (kept) buttonsCalled(kept.label)[kept.nth]?.click()
  },
  { once: true },
)

let isBegun = false
/** Each part of the script in a task of its own. */
const begin = async (): Promise<void> => {
  if (isBegun) return
  isBegun = true
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[data-app]')) {
    await import(/* @vite-ignore */ href)
    await new Promise((resolve) => setTimeout(resolve))
  }
}

// A page in the background is not painted before somebody looks at it.
if (document.hidden) begin()
new PerformanceObserver(begin).observe({ type: 'paint', buffered: true })
setTimeout(begin, paintAtLatestMs)

export {}
