import { site } from '@maru/client'
import { scoreText } from '../../shared/sports/winner.ts'
import type { SportTicket, TicketLeg } from './calls/tickets.ts'
import { pinPath } from './marks.tsx'
import { type LegLook, lookOf } from './ticket.rules.ts'

type Words = {
  name: string
  outcome: string
  banker: string
  look(look: LegLook): string
  price(price: number): string
  file: string
}

const width = 1_080
const margin = 72
const rowHeight = 148
const headHeight = 268
const footHeight = 132
const pinSize = 36

/** A ticket as a picture in the colours of the site: selections, prices as the member reads them, scores, and no sum. Shared where the device can, else saved. */
export const shareTicket = async (ticket: SportTicket, words: Words): Promise<void> => {
  const { siteName } = await site()
  const blob = await drawTicket(ticket, words, siteName)
  const file = new File([blob], `${words.file}.png`, { type: 'image/png' })
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title: siteName }).catch((problem: unknown) => {
      // Closing the window of the device is no failure.
      if (!(problem instanceof DOMException && problem.name === 'AbortError')) throw problem
    })
    return
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

const drawTicket = async (ticket: SportTicket, words: Words, siteName: string): Promise<Blob> => {
  await document.fonts.ready
  const colour = coloursOf(document.documentElement)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = headHeight + ticket.legs.length * rowHeight + footHeight
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  const write = writer(pen, colour('--font-ui'))
  pen.fillStyle = colour('--bg')
  pen.fillRect(0, 0, width, canvas.height)
  // The moon behind the head, as over the site's own sky.
  pen.fillStyle = colour('--focus')
  pen.beginPath()
  pen.arc(width - margin - 30, margin + 34, 34, 0, 2 * Math.PI)
  pen.fill()
  write(siteName, margin, margin + 44, { size: 44, weight: 700, ink: colour('--text') })
  write(words.name, margin, margin + 118, { size: 40, weight: 700, ink: colour('--text') })
  write(words.outcome, margin, margin + 166, { size: 30, weight: 600, ink: colour('--accent') })
  for (const [at, leg] of ticket.legs.entries()) drawLeg(pen, write, leg, headHeight + at * rowHeight, words, colour)
  write(location.host, margin, canvas.height - 56, { size: 28, weight: 500, ink: colour('--text-3') })
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}

const inks: Record<LegLook, string> = {
  won: '--ok',
  'half-won': '--ok',
  leading: '--ok',
  lost: '--bad',
  'half-lost': '--bad',
  trailing: '--warn',
  void: '--info',
  open: '--text-3',
}

type Write = ReturnType<typeof writer>

const drawLeg = (
  pen: CanvasRenderingContext2D,
  write: Write,
  leg: TicketLeg,
  top: number,
  words: Words,
  colour: (name: string) => string,
): void => {
  const look = lookOf(leg)
  pen.fillStyle = colour('--surface-2')
  pen.beginPath()
  pen.roundRect(margin - 24, top, width - 2 * margin + 48, rowHeight - 16, 24)
  pen.fill()
  pen.fillStyle = colour(inks[look])
  pen.fillRect(margin - 24, top + 24, 6, rowHeight - 64)
  const right = width - margin
  const most = width - 2 * margin - 240
  const left = margin + 8
  if (leg.isBanker) drawPin(pen, left, top + 24, colour('--accent'))
  const indent = leg.isBanker ? pinSize + 10 : 0
  write(leg.outcomeName, left + indent, top + 56, {
    size: 36,
    weight: 650,
    ink: colour('--text'),
    most: most - indent,
  })
  const match = `${leg.home} – ${leg.away} · ${leg.marketName}`
  write(leg.isBanker ? `${words.banker} · ${match}` : match, left, top + 102, {
    size: 28,
    weight: 500,
    ink: colour('--text-3'),
    most: most + 40,
  })
  write(words.price(leg.price), right, top + 56, {
    size: 36,
    weight: 700,
    ink: colour('--text'),
    align: 'right',
  })
  const score = look === 'open' ? undefined : scoreText(leg.sport, leg.score)
  write([score, words.look(look)].filter(Boolean).join(' '), right, top + 102, {
    size: 28,
    weight: 600,
    ink: colour(inks[look]),
    align: 'right',
  })
}

const drawPin = (pen: CanvasRenderingContext2D, x: number, y: number, ink: string): void => {
  pen.save()
  pen.translate(x, y)
  pen.scale(pinSize / 24, pinSize / 24)
  pen.strokeStyle = ink
  pen.lineWidth = 2
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.stroke(new Path2D(pinPath))
  pen.restore()
}

type Look = { size: number; weight: number; ink: string; align?: CanvasTextAlign; most?: number }

/** Text that is too long ends in dots. */
const writer = (pen: CanvasRenderingContext2D, family: string) => (text: string, x: number, y: number, look: Look) => {
  pen.font = `${look.weight} ${look.size}px ${family}`
  pen.fillStyle = look.ink
  pen.textAlign = look.align ?? 'left'
  let shown = text
  while (look.most && pen.measureText(shown).width > look.most && shown.length > 1)
    shown = `${shown.slice(0, -2).trimEnd()}…`
  pen.fillText(shown, x, y)
}

/** Values of tokens: a mixed one is resolved by the browser. */
const coloursOf = (root: HTMLElement) => {
  const style = getComputedStyle(root)
  return (name: string): string => style.getPropertyValue(name).trim()
}
