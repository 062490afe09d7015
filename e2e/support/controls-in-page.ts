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

/** Runs inside the page. Answers one line per text that lies over another, over a place on the felt, or within a finger's breadth of a control beside it. */
export const faultsOfNeighbours = (): string[] => {
  const clearance = 4
  const faults: string[] = []
  const texts = [...document.querySelectorAll<HTMLElement | SVGElement>('main *')].flatMap((element) => {
    if (
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      element.closest('.hidden-text')
    )
      return []
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    // One pixel wide: for screen readers alone.
    if (element.getBoundingClientRect().width <= 1) return []
    if (own.length === 0 || element.closest('.roads, .hands, .chip, .stack')) return []
    const range = document.createRange()
    range.setStartBefore(own[0] as Node)
    range.setEndAfter(own.at(-1) as Node)
    const box = range.getBoundingClientRect()
    // Hidden by a box of one line.
    const clip = element.closest('small')?.getBoundingClientRect()
    if (box.width < 2 || (clip && box.top >= clip.bottom - 2)) return []
    return [{ element, box, words: (element.textContent ?? '').trim().slice(0, 30) }]
  })
  const meet = (a: DOMRect, b: DOMRect, room: number): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > -room &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2
  texts.forEach(({ element, box, words }, index) => {
    for (const other of texts.slice(index + 1))
      if (meet(box, other.box, -2) && !element.contains(other.element) && !other.element.contains(element))
        faults.push(`"${words}" lies over "${other.words}"`)
    for (const control of document.querySelectorAll('main button')) {
      if (control.contains(element) || !control.checkVisibility()) continue
      if (meet(box, control.getBoundingClientRect(), clearance))
        faults.push(`"${words}" meets "${control.getAttribute('aria-label') ?? control.textContent}"`)
    }
  })
  // A place is what its outline encloses: a box round it would take in the felt beside it.
  const panes = document.querySelectorAll('main .pane, main .call > *, main .tray, main .action')
  for (const path of document.querySelectorAll<SVGPathElement>('.place > path')) {
    const toPath = path.getScreenCTM()?.inverse()
    for (const pane of panes) {
      const { left, right, top, bottom, width } = pane.getBoundingClientRect()
      if (!toPath || width < 2 || !pane.checkVisibility()) continue
      const points = [left, (left + right) / 2, right].flatMap((x) =>
        [top, (top + bottom) / 2, bottom].map((y) => new DOMPoint(x, y).matrixTransform(toPath)),
      )
      if (points.some((point) => path.isPointInFill(point)))
        faults.push(`"${pane.textContent?.slice(0, 30)}" lies over ${path.parentElement?.dataset.place}`)
    }
  }
  return faults
}
