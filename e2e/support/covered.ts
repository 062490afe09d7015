import type { Locator, Page } from '@playwright/test'

/** What a bar or another element lies over, of the element with the focus, its label and the line that describes it. Runs once everything has moved. */
export const coveredAroundFocus = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body) return ['nothing has the focus']
    const line = document.getElementById(focused.getAttribute('aria-describedby') ?? '')
    const name = focused.getAttribute('name') ?? focused.getAttribute('aria-label') ?? focused.textContent
    return [focused, ...(line ? [line] : [])].flatMap((element) => {
      const box = element.getBoundingClientRect()
      if (box.width === 0 || box.height === 0) return []
      const x = Math.min(Math.max(box.left + box.width / 2, 0), innerWidth - 1)
      return [box.top + 2, box.bottom - 2].flatMap((y) => {
        if (y < 0 || y > innerHeight) return [`${element.tagName} of ${name} is outside at ${Math.round(y)}`]
        const over = document.elementFromPoint(x, y)
        const isOwn = over && (element.contains(over) || over.contains(element) || over.closest('label'))
        return isOwn ? [] : [`${element.tagName} of ${name} lies under ${over?.tagName}.${over?.className}`]
      })
    })
  })

/** What a bar lies over as the page stands, not counting what is in it. */
export const coveredBy = async (bar: Locator, controls: Locator): Promise<string[]> => {
  const over = await bar.boundingBox()
  if (!over) return ['the bar is not there']
  return controls.evaluateAll(
    (all, { x, y, width, height }) =>
      all
        .filter((control) => !control.closest('[data-send-bar]'))
        .map((control) => ({
          name: control.textContent || control.getAttribute('name'),
          box: control.getBoundingClientRect(),
        }))
        .filter(
          ({ box }) => box.width > 0 && box.bottom > y && box.top < y + height && box.right > x && box.left < x + width,
        )
        .map(({ name }) => `${name}`),
    over,
  )
}
