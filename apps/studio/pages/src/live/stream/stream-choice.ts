const KEY = 'studio.stream'

/** What a player wants to see where a table has a stream; one who saves data sees the drawn room until it says otherwise. */
export function wantsStream(): boolean {
  try {
    const chosen = localStorage.getItem(KEY)
    if (chosen) return chosen === 'stream'
  } catch {
    // A browser may deny storage to a frame.
  }
  return !savesData()
}

export function keepChoice(isStream: boolean): void {
  try {
    localStorage.setItem(KEY, isStream ? 'stream' : 'drawn')
  } catch {
    // Then the choice lasts as long as the page.
  }
}

const savesData = (): boolean => {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches
}
