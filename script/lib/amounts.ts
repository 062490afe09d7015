const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB']

export function sizeText(bytes: number): string {
  const at = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)))
  return `${(bytes / 1000 ** at).toFixed(at === 0 ? 0 : 1)} ${UNITS[at]}`
}

/** Shows how far it is on one line of a terminal; with 0 of 0 it clears the line. Elsewhere it is silent. */
export function progressLine(): (done: number, total: number) => void {
  let shownAt = 0
  return (done, total) => {
    if (!process.stderr.isTTY) return
    if (total === 0) {
      process.stderr.write('\r\x1b[K')
      return
    }
    if (Date.now() - shownAt < 200) return
    shownAt = Date.now()
    process.stderr.write(
      `\r\x1b[K${sizeText(done)} of ${sizeText(total)}, ${Math.min(99, Math.floor((done / total) * 100))}%`,
    )
  }
}
