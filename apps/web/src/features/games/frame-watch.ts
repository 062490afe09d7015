/**
 * How far the page in a frame has come. `waiting`: covered. `silent`: it has not come, or said anything for eight seconds; it may still come. `failed`: it
 * says that it cannot open. `lost`: the game goes on in another window.
 */
export type FrameState = 'waiting' | 'ready' | 'silent' | 'failed' | 'lost'
export type FrameWords = 'maru:loading' | 'maru:ready' | 'maru:failed' | 'maru:session-ended'

export const silentMs = 8_000
/** The first words of a page can come a moment after the browser says that it has loaded. */
const firstWordsMs = 500

export type FrameWatch = { said(word: FrameWords): void; loaded(): void; stop(): void }

/**
 * Watches a page from the moment that its frame gets its address. A page that does not speak the protocol is ready when the browser has loaded it. The
 * browser also "loads" errors of the vendor, so a page that is known to speak (`saysReady`) must do so.
 */
export const watchFrame = (saysReady: boolean, become: (state: FrameState) => void): FrameWatch => {
  let speaks = saysReady
  let timer: ReturnType<typeof setTimeout>
  const until = (ms: number, state: FrameState): void => {
    clearTimeout(timer)
    timer = setTimeout(() => become(state), ms)
  }
  const now = (state: FrameState): void => {
    clearTimeout(timer)
    become(state)
  }
  until(silentMs, 'silent')
  return {
    said: (word) => {
      speaks = true
      if (word === 'maru:ready') return now('ready')
      if (word === 'maru:failed') return now('failed')
      if (word === 'maru:session-ended') return now('lost')
      become('waiting')
      until(silentMs, 'silent')
    },
    loaded: () => {
      if (!speaks) until(firstWordsMs, 'ready')
    },
    stop: () => clearTimeout(timer),
  }
}
