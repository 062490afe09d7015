import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { ensureChromium } from '../../script/lib/chromium.ts'
import { ROOT } from '../../script/lib/root.ts'
import { iconSvg } from './icon-drawing.ts'
import { SHARE, shareSvg } from './share-drawing.ts'
import { coloursOf, THEMES } from './theme-colours.ts'

const PUBLIC = join(ROOT, 'apps/web/public/brand')
/** Their icons are drawn by hand; the file that browsers ask for by themselves is made from them. */
const OTHER_ORIGINS = [
  ['apps/backoffice', 'public/mark.svg'],
  ['apps/studio', 'pages/src/frame/icon.svg'],
] as const

/** Draws the icons and the shared picture of each theme anew. Their files are committed: nobody needs Chromium to build. */
export async function writePictures(): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureChromium(console.log), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    for (const theme of THEMES) {
      const folder = join(PUBLIC, theme)
      mkdirSync(folder, { recursive: true })
      const put = (name: string, content: string | Buffer): void => writeFileSync(join(folder, name), content)
      const colour = coloursOf(theme)
      const tile = iconSvg(colour, 'rounded')
      const small = await draw(page, tile, 32, 32)
      put('icon.svg', tile)
      put('icon-32.png', small)
      put('favicon.ico', icoOf(small))
      put('icon-180.png', await draw(page, iconSvg(colour, 'full'), 180, 180))
      put('icon-192.png', await draw(page, tile, 192, 192))
      put('icon-512.png', await draw(page, tile, 512, 512))
      put('icon-maskable-512.png', await draw(page, iconSvg(colour, 'maskable'), 512, 512))
      put('share.png', await draw(page, shareSvg(colour), SHARE.width, SHARE.height))
    }
    for (const [app, icon] of OTHER_ORIGINS) {
      mkdirSync(join(ROOT, app, 'public'), { recursive: true })
      const tile = readFileSync(join(ROOT, app, icon), 'utf8')
      writeFileSync(join(ROOT, app, 'public/favicon.ico'), icoOf(await draw(page, tile, 32, 32)))
    }
  } finally {
    await browser.close()
  }
}

async function draw(page: Page, svg: string, width: number, height: number): Promise<Buffer> {
  await page.setViewportSize({ width, height })
  await page.setContent(`<style>*{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`)
  return page.screenshot({ omitBackground: true })
}

/** An ICO of one picture: 6 bytes of head, 16 of its entry, the PNG. */
function icoOf(png: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(32, 6)
  head.writeUInt8(32, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

if (import.meta.main) await writePictures()
