const KEY = 'studio.chat'

/** Whether a player had the chat open last: closed until then. */
export function wasOpen(): boolean {
  try {
    return localStorage.getItem(KEY) === 'open'
  } catch {
    // A browser may deny storage to a frame.
    return false
  }
}

export function keepOpen(isOpen: boolean): void {
  try {
    localStorage.setItem(KEY, isOpen ? 'open' : 'closed')
  } catch {
    // Then the choice lasts as long as the page.
  }
}
