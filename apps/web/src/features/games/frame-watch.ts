/**
 * How far the page in a frame has come. `waiting`: covered. `silent`: it has not come, or said anything for eight seconds; it may still come. `failed`: it
 * says that it cannot open. `lost`: the game goes on in another window. `ended`: it has been open for as long as a game may be.
 */
export type FrameState = 'waiting' | 'ready' | 'silent' | 'failed' | 'lost' | 'ended'
/** Nothing more comes from the page: it is taken away. */
export const isOver = (state: FrameState): boolean => state === 'failed' || state === 'lost' || state === 'ended'

export type FrameWords = 'maru:loading' | 'maru:ready' | 'maru:failed' | 'maru:session-ended'

export const silentMs = 8_000
/** A launch serves twelve hours; a little less, as it began before its frame. */
export const longestMs = 12 * 3_600_000 - 60_000
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
  const begun = Date.now()
  until(silentMs, 'silent')
  return {
    said: (word) => {
      speaks = true
      if (word === 'maru:ready') return now('ready')
      if (word === 'maru:failed') return now('failed')
      if (word === 'maru:session-ended') return now(Date.now() - begun < longestMs ? 'lost' : 'ended')
      become('waiting')
      until(silentMs, 'silent')
    },
    loaded: () => {
      if (!speaks) until(firstWordsMs, 'ready')
    },
    stop: () => clearTimeout(timer),
  }
}
