/** Prints a head and lines in columns, from a frame of its own, so that nothing of the page comes with them. */
export const printLines = (head: string, lines: readonly string[]): void => {
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.body.append(frame)
  const { contentDocument: page, contentWindow: view } = frame
  if (!page || !view) return frame.remove()
  const title = page.createElement('h1')
  title.textContent = head
  title.style.font = '600 14px sans-serif'
  const list = page.createElement('div')
  list.style.cssText = 'columns:3;font:12px/2 monospace'
  for (const line of lines) {
    const row = page.createElement('div')
    row.textContent = line
    list.append(row)
  }
  page.body.append(title, list)
  view.addEventListener('afterprint', () => frame.remove())
  view.print()
}
