import type { TableShown } from '../../../../src/tables/table-shapes.ts'
import type { Connect } from './connect.ts'
import type { StreamTry } from './stream-watch.ts'

export type Video = NonNullable<TableShown['video']>

/** Each kind's code is loaded with the first stream of its kind. */
const KINDS: { readonly [kind in Video['kind']]: () => Promise<Connect> } = {
  hls: () => import('./connect-hls.ts').then((module) => module.connectHls),
  webrtc: () => import('./connect-whep.ts').then((module) => module.connectWhep),
}

/** A stream in an element, as `StreamWatch` opens and closes it. */
export function openStream(element: HTMLVideoElement, { kind, url }: Video): StreamTry {
  let current = 0
  let end = () => {}
  return {
    open(failed) {
      const number = ++current
      const isCurrent = () => number === current
      KINDS[kind]().then(
        (connect) => {
          if (isCurrent()) end = connect(element, url, () => isCurrent() && failed())
        },
        () => isCurrent() && failed(),
      )
    },
    close() {
      current++
      end()
      end = () => {}
    },
    position: () => element.currentTime,
  }
}
