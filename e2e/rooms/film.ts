/// <reference lib="dom" />
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { ensureStoryBrowser } from '../../script/lib/chromium.ts'
import { ROOT } from '../../script/lib/root.ts'
import { type Film, films } from './films.ts'

const VITE = join(ROOT, 'node_modules/vite/bin/vite.js')
const STUDIO = join(ROOT, 'apps/studio')
const CONFIG = join(STUDIO, 'dev/room/vite.config.ts')
const OUT = join(ROOT, 'e2e/artefacts/films')
const PORT = Number(process.env.PORT ?? 9_490)
const ROOM = `http://localhost:${PORT}/dev/room/index.html`
const SHAPES = { desktop: [1_440, 900], mobile: [390, 844] } as const
const [FRAMES, COLUMNS] = [12, 4]
/** Of a frame in the strip. */
const FRAME_HEIGHT = 420
/** The room's pictures are drawn after its places. */
const ROOM_MS = 2_500
const STEP_MS = 250
/** Which card is squeezed the page looks at by the machine's clock. */
const LOOKED_MS = 200
/** No round lasts so long. */
const MOST_STEPS = 800

/**
 * Takes codes of tables, or all. Twelve frames of one round of each, in one picture each: for people to look at. The table plays in the page, so that a frame is an instant and
 * not a matter of luck. Throws where a page does, or a round does not end.
 */
export async function writeFilms(codes: readonly string[]): Promise<void> {
  const server = await startPages()
  const browser = await chromium.launch({ executablePath: ensureStoryBrowser(console.log), args: ['--no-sandbox'] })
  try {
    mkdirSync(OUT, { recursive: true })
    await answering()
    const asked = films.filter(({ code }) => codes.length === 0 || codes.includes(code))
    for (const film of asked)
      for (const shape of ['desktop', 'mobile'] as const) {
        const file = join(OUT, `${film.code}-${shape}.jpg`)
        writeFileSync(file, await filmOf(browser, film, SHAPES[shape]))
        console.log(file)
      }
  } finally {
    await browser.close()
    server.kill()
    await once(server, 'exit')
  }
}

async function filmOf(browser: Browser, film: Film, [width, height]: readonly [number, number]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.addInitScript(drawWhenAsked)
  const thrown: Error[] = []
  page.on('pageerror', (error) => thrown.push(error))
  try {
    const frames: string[] = []
    const take = async () => {
      await sleep(LOOKED_MS)
      await page.evaluate(bendCard)
      await page.evaluate(untilDrawn)
      frames.push((await page.screenshot({ type: 'jpeg', quality: 82 })).toString('base64'))
    }
    await openAt(page, film, 'betting', 3_000)
    await take()
    const steps = Math.floor((await stepsOfRound(page, film)) / (FRAMES - 2))
    await openAt(page, film, 'dealing', 200)
    await take()
    while (frames.length < FRAMES) {
      await goOn(page, steps)
      await take()
    }
    if (thrown[0]) throw thrown[0]
    return await stripOf(page, frames, width / height)
  } finally {
    await page.close()
  }
}

/** In the page: a machine that draws in software would do nothing else, and between two frames nobody looks. */
const drawWhenAsked = (): void => {
  const draw = requestAnimationFrame.bind(window)
  const waiting = new Map<number, FrameRequestCallback>()
  let last = 0
  window.requestAnimationFrame = (drawn) => {
    waiting.set(++last, drawn)
    return last
  }
  window.cancelAnimationFrame = (number) => void waiting.delete(number)
  addEventListener('draw', () =>
    draw((now) => {
      const due = [...waiting.values()]
      waiting.clear()
      for (const drawn of due) drawn(now)
      dispatchEvent(new Event('drawn'))
    }),
  )
}

/** In the page: a card that is squeezed is bent further for each picture. */
const bendCard = (): void => {
  const card = document.querySelector('.bending')
  for (let bent = 0; bent < 5; bent++)
    card?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }))
}

/** In the page: it draws the instant that it stands at, and shows it. */
const untilDrawn = async (): Promise<void> => {
  for (let drawn = 0; drawn < 2; drawn++)
    await new Promise((done) => {
      addEventListener('drawn', done, { once: true })
      dispatchEvent(new Event('draw'))
    })
}

/** From the first card, or the hand on the wheel, until chips have been paid. */
async function stepsOfRound(page: Page, film: Film): Promise<number> {
  await goOn(page, MOST_STEPS, 'dealing')
  const steps = await goOn(page, MOST_STEPS, 'payout')
  if (steps === MOST_STEPS) throw new Error(`a round of ${film.code} does not end`)
  return steps
}

/** By so many steps, or until a phase begins: how many they were. Pressed in the page, which need not draw what lies between. */
const goOn = (page: Page, steps: number, until = ''): Promise<number> =>
  page.evaluate(
    async ([most, phase, stepMs]) => {
      // Styles go on by the same steps, not by the time that it takes to draw them.
      const begun = new Set<Animation>()
      for (let step = 0; step < most; step++) {
        if (document.querySelector<HTMLElement>('.dial')?.dataset.phase === phase) return step
        for (const one of document.getAnimations()) begun.add(one)
        dispatchEvent(new KeyboardEvent('keydown', { key: '.' }))
        await new Promise((done) => setTimeout(done))
        for (const one of document.getAnimations()) {
          one.pause()
          one.currentTime = begun.has(one) ? Number(one.currentTime) + stepMs : 0
        }
      }
      return most
    },
    [steps, until, STEP_MS] as const,
  )

/** A table that stands still at an instant, and goes on by a step at each full stop. */
async function openAt(page: Page, { code, stakes, seat }: Film, at: string, after: number): Promise<void> {
  const asked = new URLSearchParams({ table: code, at, after: `${after}`, step: `${STEP_MS}`, stakes })
  if (seat !== undefined) asked.set('seat', `${seat}`)
  await page.goto(`${ROOM}?${asked}`)
  await page.waitForSelector('.dial', { state: 'attached', timeout: 120_000 })
  await page.waitForLoadState('networkidle')
  await sleep(ROOM_MS)
}

/** The frames in rows, each with its number. */
async function stripOf(page: Page, frames: readonly string[], ratio: number): Promise<Buffer> {
  const width = Math.round(FRAME_HEIGHT * ratio)
  const pictures = frames.map((frame) => `<img src="data:image/jpeg;base64,${frame}" width="${width}">`).join('')
  await page.setViewportSize({ width: COLUMNS * (width + 8) + 8, height: FRAME_HEIGHT })
  await page.setContent(
    `<body style="margin:0;padding:8px;background:#0b0e14"><div style="display:grid;gap:8px;grid-template-columns:repeat(${COLUMNS},${width}px)">${pictures}</div>`,
  )
  return page.screenshot({ type: 'jpeg', quality: 85, fullPage: true })
}

/** Builds the page of a room, and serves it. */
async function startPages(): Promise<ChildProcess> {
  const asked = (what: string, ...more: string[]) => [VITE, what, STUDIO, '--config', CONFIG, ...more]
  await promisify(execFile)(process.execPath, asked('build', '--logLevel', 'error'))
  return spawn(process.execPath, asked('preview', '--port', `${PORT}`, '--strictPort'), { stdio: 'ignore' })
}

async function answering(): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const isThere = await fetch(ROOM).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isThere) return
    await sleep(200)
  }
  throw new Error(`nothing answers at ${ROOM}`)
}

if (import.meta.main) await writeFilms(process.argv.slice(2))
