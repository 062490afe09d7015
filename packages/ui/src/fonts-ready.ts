type Words = {
  /** What is read and pressed. */
  text: string
  /** What stands in the display face: page titles, poster titles, hero. */
  titles: string
}

/**
 * Fetches the style sheet of the fonts and the ranges these words need; resolves when they are there, at the latest after `atMostMs`.
 * An app awaits it once before its first drawing, with the words of its first page: then nothing moves. A device without any Hangul
 * font would show empty boxes meanwhile, so there it waits ten times as long.
 */
export function fontsReady({ text, titles }: Words, atMostMs = 200): Promise<void> {
  const fetched = import('./fonts.css').then(() =>
    Promise.all([
      document.fonts.load('400 16px "Pretendard Variable"', letters(text)),
      // Of Inter only what Pretendard lacks: the letters of Vietnamese.
      document.fonts.load('400 16px "Inter Variable"', letters(text).replace(/[^\u0102-\u01B0\u1E00-\u1EFF]/g, '')),
      document.fonts.load('700 16px "Hahmlet Variable"', letters(titles)),
    ]),
  )
  const timeoutMs = /[가-힣]/.test(text) && !drawsHangul() ? atMostMs * 10 : atMostMs
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, timeoutMs))
  return Promise.race([fetched.then(nothing, nothing), timeout])
}

const letters = (text: string): string => [...new Set(text)].join('')
const nothing = () => undefined

/** A letter that no font has is drawn as a box, and every such box is equally wide. */
function drawsHangul(): boolean {
  const brush = document.createElement('canvas').getContext('2d')
  if (!brush) return true
  brush.font = '100px sans-serif'
  return brush.measureText('가').width !== brush.measureText('\u{FFFFE}').width
}
