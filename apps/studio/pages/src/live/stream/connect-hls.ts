import Hls from 'hls.js/light'
import { type Connect, play } from './connect.ts'

/** So many segments behind the newest; a player that fell further behind plays faster, or jumps. */
const BEHIND = 2
const MOST_BEHIND = 5
const FASTEST = 1.2
const KEPT_SECONDS = 8
/** A player of its own: WebKit's is better than what scripts can do there. */
const playsHls = (element: HTMLVideoElement): boolean =>
  navigator.vendor.startsWith('Apple') && element.canPlayType('application/vnd.apple.mpegurl') !== ''

export const connectHls: Connect = (element, url, failed) => {
  if (playsHls(element)) return playItself(element, url, failed)
  if (!Hls.isSupported()) {
    failed()
    return () => {}
  }
  // A worker's code would come from a blob, which the page's policy forbids.
  const hls = new Hls({
    enableWorker: false,
    lowLatencyMode: true,
    liveSyncDurationCount: BEHIND,
    liveMaxLatencyDurationCount: MOST_BEHIND,
    maxLiveSyncPlaybackRate: FASTEST,
    backBufferLength: KEPT_SECONDS,
    capLevelToPlayerSize: true,
  })
  hls.on(Hls.Events.MANIFEST_PARSED, () => play(element))
  hls.on(Hls.Events.ERROR, (_, { fatal }) => {
    if (fatal) failed()
  })
  hls.loadSource(url)
  hls.attachMedia(element)
  return () => hls.destroy()
}

const playItself: Connect = (element, url, failed) => {
  element.addEventListener('error', failed)
  element.src = url
  play(element)
  return () => {
    element.removeEventListener('error', failed)
    element.removeAttribute('src')
    element.load()
  }
}
