/** Runs inside the page, so it uses nothing from outside. Answers one line per control that is cut, covered, too small or outside. */
export const faultsOfControls = (): string[] => {
  const faults: string[] = []
  const { clientWidth: width, clientHeight: height, scrollWidth } = document.documentElement
  if (scrollWidth > width) faults.push(`moves ${scrollWidth - width}px sideways`)
  // For a finger; on a screen that one sits away from, for the eye.
  const smallest = width <= 1100 ? 40 : width >= 2400 ? 56 : 32
  for (const control of document.querySelectorAll('button, [role=button], label.chip')) {
    // A place on the felt is what its outline encloses.
    const box = (control.querySelector(':scope > path') ?? control).getBoundingClientRect()
    if (box.width < 2 || !control.checkVisibility({ visibilityProperty: true })) continue
    const name = (control.getAttribute('aria-label') ?? control.textContent ?? '').slice(0, 30)
    const edges = [box.left, box.top, width - box.right, height - box.bottom].map(Math.round)
    if (Math.min(...edges) < -1) faults.push(`"${name}" leaves the window: ${edges.join(' ')}`)
    if (Math.min(box.width, box.height) < smallest)
      faults.push(`"${name}" is only ${Math.round(box.width)} × ${Math.round(box.height)}`)
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    if (!top || !(control.contains(top) || top.closest('label') === control))
      faults.push(`"${name}" is covered by ${top?.tagName.toLowerCase()}.${top?.getAttribute('class') ?? ''}`)
    if (control.scrollWidth > control.clientWidth + 2 && control instanceof HTMLButtonElement)
      faults.push(`the words of "${name}" are cut`)
  }
  for (const text of document.querySelectorAll('main b, main small, main h2, main p > span, main dd, .place text')) {
    const box = text.getBoundingClientRect()
    if (box.width < 2 || !text.checkVisibility({ visibilityProperty: true })) continue
    if (box.left < -1 || box.right > width + 1 || box.bottom > height + 1 || box.top < -1)
      faults.push(`"${text.textContent?.slice(0, 30)}" leaves the window`)
  }
  for (const line of document.querySelectorAll('.caption span')) {
    const { left, right, top, bottom } = line.getBoundingClientRect()
    for (const y of [top + 3, bottom - 3]) {
      const over = document.elementFromPoint((left + right) / 2, y)
      if (over !== line) faults.push(`"${line.textContent}" is covered by ${over?.getAttribute('class')}`)
    }
  }
  return faults
}
