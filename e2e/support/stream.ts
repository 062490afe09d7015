import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from '@playwright/test'

/** What every frame of the test's stream shows in its middle, beside a square that moves. */
export const STREAM_COLOUR = { red: 10, green: 124, blue: 255 }

const SECONDS = 4
const WINDOW = 3

type Media = { init: Buffer; segments: readonly Buffer[] }

/** A few seconds of a canvas, as fragments of MP4 of about a second each: what a browser records itself, so nothing else has to be installed. */
export const recordStream = async (browser: Browser): Promise<Media> => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const recorded = await page.evaluate(record, { seconds: SECONDS, ...STREAM_COLOUR })
  await context.close()
  return fragmentsOf(Buffer.from(recorded, 'base64'))
}

async function record({ seconds, red, green, blue }: { seconds: number; red: number; green: number; blue: number }) {
  const canvas = document.createElement('canvas')
  canvas.width = 640
  canvas.height = 360
  const pen = canvas.getContext('2d')
  let frame = 0
  const drawing = setInterval(() => {
    if (!pen) return
    pen.fillStyle = `rgb(${red} ${green} ${blue})`
    pen.fillRect(0, 0, 640, 360)
    pen.fillStyle = '#fff'
    pen.fillRect((frame++ * 8) % 640, 300, 40, 40)
  }, 40)
  const recorder = new MediaRecorder(canvas.captureStream(25), {
    mimeType: 'video/mp4;codecs=vp9',
    videoBitsPerSecond: 200_000,
    videoKeyFrameIntervalDuration: 1_000,
  } as MediaRecorderOptions)
  const parts: Blob[] = []
  const stopped = new Promise<void>((resolve) => {
    recorder.onstop = () => resolve()
  })
  recorder.ondataavailable = ({ data }) => parts.push(data)
  recorder.start()
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
  recorder.stop()
  await stopped
  clearInterval(drawing)
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

/** `ftyp` and `moov` come first, then pairs of `moof` and `mdat`. */
function fragmentsOf(file: Buffer): Media {
  const boxes: { type: string; bytes: Buffer }[] = []
  for (let at = 0; at + 8 <= file.length; ) {
    const size = file.readUInt32BE(at)
    boxes.push({ type: file.toString('latin1', at + 4, at + 8), bytes: file.subarray(at, at + size) })
    at += size
  }
  const first = boxes.findIndex(({ type }) => type === 'moof')
  const segments = boxes.flatMap(({ type, bytes }, index) =>
    type === 'moof' ? [Buffer.concat([bytes, boxes[index + 1]?.bytes ?? Buffer.alloc(0)])] : [],
  )
  const init = Buffer.concat(boxes.slice(0, first).map(({ bytes }) => bytes))
  // Its level (after the box's type, version, flags and the profile) is recorded as 0, which no player takes: 1.0.
  init[init.indexOf('vpcC') + 9] = 10
  return { init, segments }
}

/** Plays the recording again and again as a live HLS stream on this machine, until it is cut. */
export const serveStream = async ({ init, segments }: Media) => {
  const begun = Date.now() - WINDOW * 1_000
  let isCut = false
  const server: Server = createServer((request, response) => {
    if (isCut) return response.destroy()
    response.setHeader('access-control-allow-origin', '*')
    const number = Number(/^\/(\d+)\.m4s$/.exec(request.url ?? '')?.[1])
    if (request.url === '/table.m3u8') return send(response, 'application/vnd.apple.mpegurl', playlist())
    if (request.url === '/init.mp4') return send(response, 'video/mp4', init)
    const segment = segments[number % segments.length]
    if (segment) return send(response, 'video/mp4', segment)
    response.writeHead(404).end()
  })
  const playlist = (): string => {
    const newest = Math.floor((Date.now() - begun) / 1_000)
    const numbers = Array.from({ length: WINDOW }, (_, index) => newest - WINDOW + 1 + index)
    return [
      '#EXTM3U',
      '#EXT-X-VERSION:7',
      '#EXT-X-TARGETDURATION:2',
      `#EXT-X-MEDIA-SEQUENCE:${numbers[0]}`,
      `#EXT-X-DISCONTINUITY-SEQUENCE:${Math.floor((numbers[0] ?? 0) / segments.length)}`,
      '#EXT-X-MAP:URI="init.mp4"',
      ...numbers.flatMap((number, index) => [
        ...(index > 0 && number % segments.length === 0 ? ['#EXT-X-DISCONTINUITY'] : []),
        '#EXTINF:1.0,',
        `${number}.m4s`,
      ]),
      '',
    ].join('\n')
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/table.m3u8`,
    /** As a stream that ends: nothing answers any more. */
    cut() {
      isCut = true
      server.closeAllConnections()
    },
    goOn() {
      isCut = false
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve()).closeAllConnections()),
  }
}

const send = (response: ServerResponse, type: string, body: string | Buffer): void => {
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
}
