/** Connects an element to a stream; the answer ends it. `failed`: it will not come back by itself. */
export type Connect = (element: HTMLVideoElement, url: string, failed: () => void) => () => void

/** A page may be refused to play before it was pressed; the next look finds that nothing moves. */
export const play = (element: HTMLVideoElement): void => {
  element.play().catch(() => {})
}
