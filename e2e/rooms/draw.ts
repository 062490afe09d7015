import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import { dealerCount, roomNames } from '../../packages/ui/src/rooms/room-names.ts'
import { ensureChromium } from '../../script/lib/chromium.ts'
import { ROOT } from '../../script/lib/root.ts'
import { WHEEL, wheelSvg } from './wheel-drawing.ts'

const OUT = join(ROOT, 'packages/ui/src/rooms')
/** Of a tile, in CSS pixels; drawn with two pixels for each. */
const [WIDTH, HEIGHT] = [360, 204]
const PORT = Number(process.env.PORT ?? 9_480)
const ADDRESS = `http://localhost:${PORT}/`

const stills = roomNames.flatMap((room) => Array.from({ length: dealerCount }, (_, dealer) => [room, dealer] as const))

/** Draws the stills of the live tables' rooms anew, for the tiles of the lobby. Their files are committed: nobody needs Chromium to build. */
export async function writeRoomStills(): Promise<void> {
  const gallery = startGallery()
  const browser = await chromium.launch({ executablePath: ensureChromium(console.log), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ deviceScaleFactor: 2 })
    mkdirSync(OUT, { recursive: true })
    writeFileSync(join(OUT, 'wheel.webp'), await drawWheel(page))
    await answering()
    for (const [room, dealer] of stills) {
      await page.goto(`${ADDRESS}?rooms=${room}&dealer=${dealer}&w=${WIDTH}&h=${HEIGHT}&columns=1&still&webp`, {
        waitUntil: 'commit',
      })
      await page.waitForSelector('body[data-ready]', { state: 'attached', timeout: 120_000 })
      const picture = await page.evaluate(() => document.body.dataset.picture ?? '')
      const content = Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64')
      writeFileSync(join(OUT, `${room}-${dealer}.webp`), content)
      console.log(`${room}-${dealer} ${content.length} bytes`)
    }
  } finally {
    await browser.close()
    gallery.kill()
    await once(gallery, 'exit')
  }
}

/** The wheel lies over the still of its room. */
async function drawWheel(page: Page): Promise<Buffer> {
  const picture = await page.evaluate(
    async ({ svg, width, height }) => {
      const image = new Image()
      image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
      return canvas.toDataURL('image/webp', 0.74)
    },
    { svg: wheelSvg(), ...WHEEL },
  )
  return Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64')
}

function startGallery(): ChildProcess {
  const config = join(ROOT, 'apps/studio/dev/gallery/vite.config.ts')
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
  return spawn(process.execPath, [vite, '--config', config, '--port', `${PORT}`], { stdio: 'ignore' })
}

async function answering(): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (
      await fetch(ADDRESS).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await sleep(200)
  }
  throw new Error(`nothing answers at ${ADDRESS}`)
}

if (import.meta.main) await writeRoomStills()
